# The guide: when to go home. Every line follows from the rules; none was measured.

guide-leave = When to go home
    .about = No rule says when it is time. These questions help before each card.
guide-leave-hazards = Which kinds of hazards lie on the path? There are { $kinds } kinds with { $alike } cards each; only a second card of a kind that lies there ends the round.
guide-leave-stake = What would you lose? Only what lies beside your tent in this round. Your tent is safe.
guide-leave-crowd = How many are inside? The fewer you are, the larger is your share of the next treasure.
guide-leave-path = What lies on the path? Those who leave at the same time share it, so it is worth most to one who leaves alone.
guide-leave-artifacts = Is there an artifact? It goes only to a player who leaves alone. The first { $first } that are brought home are worth { $early } each, later ones { $late }.
guide-leave-removed = Which hazards are out of the game? Each card that has ended a round is, so its kind is rarer from then on.
guide-leave-last = Is it round { $rounds }, the last? Treasure that does not overtake the others changes nothing any more: if you are behind, stay longer; if you lead, go home sooner.
