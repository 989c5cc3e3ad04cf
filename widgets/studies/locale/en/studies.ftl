# Studies: a line as a lesson of one's own.

studies-make = Make a study of this line
studies-on = Go on with “{ $title }”
studies-edit = Change this study
studies-untitled = a study without a title
studies-hidden = A study can be made of a game when all hands lie open: once it is over, or where nobody else plays.
studies-opened = This is a study: somebody has made a lesson of a line. Your progress in it is kept.
studies-previewed = You are taking your own study.
studies-back = Back to the study
studies-heading = Your study
studies-preview = Take it
studies-save = Save the file
studies-link = Make a link
studies-undo = Undo
studies-close = Close
studies-open-link = The link to this study
studies-no-link = This study is too long for a link. The file holds all of it.
studies-lacks = { $count ->
    [one] One thing is lacking before anybody can take this study:
   *[other] { $count } things are lacking before anybody can take this study:
}
studies-ready = The study is complete: take it as a learner would, save it, or make a link.
studies-title = Title of the study
studies-author = Author
studies-language = Language of the study
studies-steps = Steps
studies-no-steps = There are no steps yet. Go to a place on the line and say below what it is to be.
studies-at = Step { $ply }
studies-row-wrong = { $kind }: something is lacking
studies-here = Step { $ply } of the line: { $standing }
studies-elsewhere = The board shows another line than this study is about.
studies-board = Show the study’s line
studies-kind = What the study does here
studies-kind-out = Leave out
studies-kind-tell = Tell something
studies-kind-decide = Your move
studies-kind-question = Ask a question
studies-heading-field = Heading of this step
studies-text = Text
studies-ask = Question
studies-hint = Hint
studies-right = Reply to a right answer
studies-other = Reply to another decision
studies-options = Options
studies-option = Option { $letter }
studies-reply = Reply to { $letter }
studies-is-right = { $letter } is right
studies-option-away = Remove { $letter }
studies-option-more = One more option
studies-marks = Marks
studies-rule = Add a rule this rests on
studies-away = Remove: { $what }
studies-accept = Right decisions
studies-accept-more = Accept another decision too
studies-wrong = No longer right
