# How questions about the rules are read.

# The language whose rules cut words to their stems (a name that Snowball knows).
lookup-stems = english
# Words that say nothing about what is asked, without their apostrophes and single letters.
lookup-empty-words =
    a an the this that these those
    am is are was were be been being isn aren wasn do does did doing don doesn didn
    have has had having haven hasn can cannot could couldn may might must mustn shall should shouldn
    will would won wouldn ll ve re let
    me my mine myself we us our ours you your yours he him his she her hers it its they them their theirs
    one ones somebody someone anybody anyone everybody everyone everything something anything
    who whom whose what which when where why how
    and or but if then than so because as of at by for with about into onto in on to from out up off
    there here just only also too very really please tell explain mean means like want actually still
    rule rules game happens happen happened ok okay hi hello
# Words of a question about what must be done, about what may be done, and words that only join others.
lookup-must-words = must have has need needs forced obliged
lookup-may-words = can could may might allowed
lookup-joining-words = an the we one do does am are is in on at to into of for please just so and then
