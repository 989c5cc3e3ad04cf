# What is wrong with a file, said in one line. The place comes first, so every sentence goes on
# after a colon: it begins small and has no full stop.

fault = { $place }: { $what }
fault-nowhere = { $what }

# After the first two hundred faults of a file.
error-more = { $count ->
    [one] and one more fault
   *[other] and { $count } more faults
}

# Where an illegal decision stands in a record or tree; the refusal follows after a colon.
error-decision = decision { $number } ({ $tried })
error-node = node { $number } ({ $tried })
error-line = line { $number } ({ $tried })

# A fault for which neither these catalogues nor those of a game have a sentence.
fault-unworded = this is not as it must be ({ $code })

## The text of a file

fault-not_utf8 = this is not text in UTF-8 or UTF-16; open it in a text editor and save it as UTF-8
fault-not_text = { $kind ->
    [gzip] this is a compressed file; unpack it and open what is in it
    [zip] this is an archive; unpack it and open one of the files in it
    [picture] this is a picture; a game is a text, which the page and the command line save
    [pdf] this is a PDF; a game is a text, which the page and the command line save
   *[other] this is not a text; a game is a text, which the page and the command line save
}
fault-not_json = this is not JSON; it stops making sense at line { $line }, column { $column }
fault-too_deep = lists and objects are nested too deeply
fault-duplicate_key = '{ $key }' stands here twice; each key may stand once
fault-not_finite = a number is too large or not a number
fault-too_large = the file has more than { $most } bytes
fault-too_many_parts = the file has more than { $most } lists and objects
fault-long_key = a key has more than { $most } parts
fault-bad_toml = this is not TOML: { $detail }
fault-no_findings = the game '{ $found }' has nothing to measure
fault-no_estimate = the game '{ $found }' has no estimate of a position
fault-no_aid = the game '{ $found }' has no player aid
fault-no_drawing = the game '{ $found }' has no drawn board
fault-no_such_file = there is no file '{ $found }'
fault-unreadable_file = the file '{ $found }' cannot be read
fault-unwritable_file = the file '{ $found }' cannot be written
fault-file_is_there = the file '{ $found }' is there already, and nothing was overwritten: give another name

## Types and keys

fault-wrong_type = { $expected } is expected here, not { $found }

type-object = an object
type-list = a list
type-text = a text
type-integer = a whole number
type-number = a number with a fraction
type-boolean = true or false
type-null = null
type-text_or_null = a text or null
type-object_or_null = an object or null
type-integer_or_null = a whole number or null
type-list_or_null = a list or null

fault-unknown_key = '{ $key }' is not a key of this object; { $close ->
    [none] a key must be one of { $expected }
   *[other] did you mean { $close }?
}
fault-missing_key = the key '{ $key }' is missing
fault-exactly_one = exactly one of { $keys } must be given

## Values

fault-unknown_id = '{ $found }' is not known here; { $close ->
    [none] it must be one of { $expected }
   *[other] did you mean { $close }?
}
fault-wrong_value = { $found } stands here; it must be { $expected }
fault-out_of_range = { $found } is out of range; { $high ->
    [none] it must be { $low } or more
   *[other] it must be from { $low } to { $high }
}
fault-wrong_length = the length is { $found }; { $span ->
    [exact] it must be { $low }
    [open] it must be { $low } or more
   *[between] it must be from { $low } to { $high }
}
fault-too_many = there are { $found } here, and at most { $most } are allowed
fault-too_few = there are { $found } here, and at least { $least } are needed
fault-empty_text = nothing is written here, and a text is needed
fault-not_after = this step stands after { $found } decisions and the one before it after { $before }; the steps follow the line, one at a place
fault-not_legal_here = the decision { $found } is not legal at this place
fault-none_right = no option is right; at least one must be
fault-bad_language = '{ $found }' is not the tag of a language, such as en, es or it
fault-named_twice = '{ $found }' is named twice; it may stand here once
fault-continues_itself = this lesson cannot continue '{ $found }', because that lesson is this one or continues it
fault-wrong_speaker = '{ $found }' is said by another player than the one who decides here; its name must begin '{ $expected }'
fault-bad_name = '{ $found }' is not a name, because { $why ->
    [control] it has { $sign }, which is there for programs and not for reading
    [turning] it has { $sign }, which turns the direction of writing
    [blank] nothing of it can be seen
    [space] it begins or ends with a space
   *[unseen] it has { $sign }, which cannot be seen and changes nothing beside it
}; a name has 1 to 40 characters that can be seen, in any script, no control characters or signs that turn the direction of writing, and no space at either end

## Games, players, decisions

fault-unknown_game = there is no game '{ $found }'; it must be { $expected }
fault-unknown_player = '{ $found }' does not play here; { $close ->
    [none] it must be { $expected }
   *[other] did you mean { $close }?
}
fault-interrupted = interrupted before there was any figure
fault-no_decision = { $found } is no decision; { $close ->
    [none] one of those in { $expected } is expected
   *[other] did you mean { $close }?
}
fault-not_written = '{ $found }' is no decision that can be written here, because it does not begin with what can be decided now ({ $kinds }); it must be, for example, { $expected }
fault-wrong_parts = { $type } { $takes ->
    [none] takes another number of things
   *[other] { $takes }
}, and '{ $found }' gives { $given ->
    [0] nothing
    [one] one thing
   *[other] { $given } things
}; it must be, for example, { $expected }
fault-not_measured = the figure '{ $found }' lacks '{ $key }', or nothing here is called so; it is asked for by what it is of, as in { $expected }
fault-nothing_due = nothing is to be decided here: the game is over
fault-workers_lost = the processes that play are gone, perhaps for want of memory; try with fewer workers
fault-cluster_unreachable = no cluster answers at '{ $found }'; it must be the address of its scheduler, as tcp://host:8786
fault-cluster_empty = the cluster at '{ $found }' has no workers
fault-cluster_unfit = a worker of the cluster has { $found }, and for the same figures it must have { $expected }
fault-extra_missing = this needs the extra '{ $expected }': pip install 'machu-tutor[{ $expected }]'
fault-nothing_studied = there was no game that could be studied
fault-turn_too_long = the turn leads through more than { $expected } positions, which are too many to search
fault-unknown_policy = there is no policy '{ $found }' in this game; it must be { $expected }
fault-unknown_view = '{ $found }' does not play here, so there is no such view; it must be { $expected }
fault-plies_out_of_range = { $found } is no number of decisions of this record; it must be from 0 to { $most }

## Trees and links

fault-not_a_line = the first { $found } nodes do not follow one another from the start, so they are no protected line
fault-protected_line = node { $number } belongs to the protected line, which no editing changes
fault-full_tree = the tree has { $most } nodes, and it may not have more
fault-another_game = this is a game of '{ $found }', and the lines are of '{ $expected }'; only lines of the same game can be put together
fault-another_start = these lines begin from another position; only lines from the same start can be put together
fault-unknown_codec = this link is written in a way that is not known here; it must begin with '{ $expected }'
fault-damaged_link = the link is damaged: a part of it is missing or has been changed
fault-long_link = the link has { $found } characters, and a link may have { $most }

## The notation of a game, line by line

fault-notation_first = the notation of a game begins with the line '{ $expected }'
fault-notation_line = '{ $found }' is no step, no note and no bracket
fault-notation_number = this step has the number { $found }, and it must be { $expected }
fault-notation_beside = a note stands right under the step that it is about
fault-notation_open = the variation that begins here does not end
fault-notation_bracket = no variation can begin or end here: it stands after the step it was tried in place of, and holds at least one step
fault-notation_text = this text in quotation marks cannot be read
fault-notation_player = { $found } does not decide here, but { $expected }
fault-notation_decision = this decision is written '{ $expected }'
fault-notation_twice = the same decision stands here a second time

## Positions

fault-result_mismatch = the result is not what the position gives
fault-result_in_unfinished_game = there is a result, but the game is not over
fault-card_twice = the card '{ $found }' is there twice
fault-card_missing = the card '{ $found }' is missing

## Components files

fault-no_components = this game has no components file; its figures are its rules
fault-missing_figure = a figure is missing here
fault-missing_source = where this figure comes from must be said in a few words
fault-bad_figure = { $found } cannot be played with; { $expected ->
    [falling] the numbers must not rise
   *[other] expected is { $expected }
}

error-overwritten = Another package called 'tutor' has overwritten files of machu-tutor: install machu-tutor once more, into an environment of its own (pipx install or uv tool install).
