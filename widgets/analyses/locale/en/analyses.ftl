# The library: analyses kept by name in the browser.

library-heading = Library
library-hint = Keeps all lines, comments and the place under a name, in this browser. What you open leaves what is on the table among the earlier games.
library-name = Name of the analysis
library-new-name = New name
library-keep = Keep in the library
library-kept = “{ $name }” is in the library.
library-taken = There is an analysis called “{ $name }” already.
library-replace = Replace it
library-both = Keep both
library-cancel = Cancel
library-nameless = An analysis needs a name: write one in the field.
library-long = A name has at most { $most } characters.
library-other = Another analysis is called “{ $name }”. Choose another name.
library-full = The library has { $most } analyses, and no more are kept. Save them as a file and delete some.
library-unread = “{ $name }” cannot be opened: what the browser kept of it is damaged.
library-none = Nothing is kept yet.
library-row = { $game }, { $date }, { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
library-ways = What to do with “{ $name }”
library-merge = Put together with what is open
library-save = Save as a file
library-save-all = Save the whole library as a file
library-rename = Rename
library-delete = Delete
library-deleted = “{ $name }” is deleted or replaced.
library-undelete = Undo
library-added = Analyses added: { $added }. { $known ->
    [0] None was here before.
   *[other] Here already: { $known }.
}
