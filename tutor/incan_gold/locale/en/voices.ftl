# What the other players of the first quest say before they choose: what they want or have, never
# what they choose. At most 90 letters each.

voice-beto-company = A spider and a heap of treasure. I have been in worse company.
voice-chaska-stares = The spider looks at me, and I look at the treasure. No one has blinked yet.
voice-beto-guards = An artifact! Someone ought to keep an eye on it.
voice-chaska-road = Beto is in no hurry. The road to the tents must be quiet tonight.
voice-chaska-light = A snake, a mummy and nothing to carry. I have had worse mornings.
voice-beto-pockets = Empty pockets are light pockets. What could anyone take from me?
voice-chaska-mummy = Treasure at last. I think the mummy has counted it, too.
voice-beto-tent = My tent is empty. It would look well with something in it.
voice-chaska-pair = Another artifact. The one in my tent could do with company.
voice-beto-artifact = I came for the artifact. The treasure is only here to carry it.
voice-beto-knees = { $beside } pieces of treasure lie beside my tent. My knees would like a word.
voice-beto-spider = My tent is not empty any more. The spider seems to have heard.
voice-beto-price = The artifacts grow dearer, and my nerves do not.
voice-chaska-lamp = The last round. My tent is heavy, and my torch burns low.
voice-beto-alone = Alone with an artifact. I could get used to this.
