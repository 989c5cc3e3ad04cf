# The words of a presentation: what a teacher shows a class, and what was covered.

aria-presenter = What is shown to the class
aria-present-ways = The presentation
present-back = Back
present-next = Go on
present-ask = Ask the class
present-reveal = Reveal the answer
present-show = Show the choices
present-class = A new round with the class
present-hands = The class: { $counts }.
present-end = The end
present-so-far = Played up to here
present-board = Board
present-line = Show my line
present-lesson = Show the lesson
present-place = Act { $act } of { $acts }, step { $step } of { $steps }
present-act = Act { $act } of { $acts }
present-decide = What would you do here?
present-what-if = What if …? { $title }
present-example = The move of the lesson
present-chosen = All have chosen
present-accepted = { $count ->
    [one] This is right here
   *[other] Each of these is right here
}
present-option = { $letter }: { $option }.
present-right = The right answer is { $letter }: { $option }.
present-rule = The rule: { $title }
present-keys = Keys
present-more = More
    .hint = More ways: what was covered, handouts, your own screen, keys
speaker-do = My screen
    .hint = Open a window for your own screen: what follows, notes and a clock
speaker-heading = For the teacher's own screen
speaker-now = Now
speaker-next = Next
speaker-since = since this window was opened:
speaker-left = { $count ->
    [0] This is the last slide.
    [one] One slide is left.
   *[other] { $count } slides are left.
}
speaker-left-act = { $count ->
    [0] This is the last slide of this act.
    [one] One slide is left in this act.
   *[other] { $count } slides are left in this act.
}
speaker-gone = The page that the class sees is closed, or is being loaded again. If it does not come back, open it again, choose My screen there, and close this window.
speaker-blocked = The browser did not open the window. Allow pop-up windows for this page and press again.
key-Space = Space
    .does = one step on; on a button it presses the button
key-PageDown = Page down
    .does = one step on, as clickers send it
key-PageUp = Page up
    .does = one step back, as clickers send it
key-b = B
    .does = the board beside a question, or not; on a question to a class without phones, see A to E
key-c = C
    .does = what was covered, and a way to each act
key-digits = 1 to 9
    .does = to the title of that act, but not while a question is asked; Back in the browser leads to the slide again
key-first-slide = Home
    .does = to the first slide, but not while a question is asked; Back in the browser leads to the slide again

## What was covered

covered-do = Covered
covered-heading = What was covered
covered-title = What was covered: { $game }
covered-close = On with the presentation
covered-page = As a page, to print
covered-text = As text
covered-anew = Begin a new list
covered-acts = Go to an act
covered-act = Act { $act }: { $name }
covered-nothing = Nothing was shown yet.
covered-concepts = Concepts asked about
covered-rules = Rules
covered-questions = Questions asked
covered-line = Steps of a line
covered-step = Step { $ply }: { $words }

## The page for teachers

teachers-title = { $game }: the lesson for teachers
teachers-about = What each step says and teaches, every question with its answers and the thought behind each wrong one. The lesson takes { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
}.
teachers-act = Act { $act }: { $name }, { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
}
teachers-rules = Rules: { $rules }.
teachers-concept = Concept: { $concept }.
teachers-others = More to show
teachers-do-act = Print this act for teachers
teachers-do = Print the whole lesson for teachers
teachers-do-others = Print more to show, for teachers
teachers-given = Saved by the browser as { $name }. Open that page, and print it.

## The live class

class-do = Open the class
class-heading = Answer with your phone
class-qr = The square code that opens the class on a phone
class-type = Point the camera at the square, or type
class-code = and the code of this class
present-guide = The teacher’s guide
class-lesson = The lesson for the class
class-step-1 = Join the same Wi-Fi as this screen
class-step-2 = Scan the square, or type the address
class-step-3 = Your name or table, then watch the wall
class-here = { $count } here
class-new = A new phone appears at once.
class-empty = No phone has reached this address yet. Some networks keep devices apart: use a hotspot of your own.
class-names = Names never show on the wall
class-over = The class is over
class-over-phones = Thank you! The phones can be put away.
class-over-next = The lesson can go on here, without phones. If the answers were kept, the teacher’s console still has the sheet to print.
class-over-open = For another class: “{ present-more }”, then “{ class-do }”.
class-over-start = For another class, start the tutor again.
class-chip = { $code } · { $here }
class-of = { $count } of { $of }
class-begin = Begin the lesson
class-on = On with the lesson
class-close = Close the question
class-open = The question is open.
class-answered = { $count } of { $of } have answered
class-late = Late? { $address }, { $code }
class-closed = The question is closed.
class-talk = Closed. Talk to your neighbour: who can convince the other?
class-again = Vote again
class-again-open = Talk to your neighbour, then vote again.
class-answers = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
class-first = first vote
class-second = after talking
class-other-moves = Others: { $count }
class-chose = The class chose
class-aside = An aside: { $move }
class-aside-back = Page up goes back.
present-by-hands = the class says
key-hands = A to E
    .does = on a question, what the class says by a show of hands; the answer then begins with the thought behind it
key-vote = V
    .does = the class votes again, once it has talked
