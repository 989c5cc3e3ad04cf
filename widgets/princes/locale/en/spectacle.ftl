# The great moments of the game, as pictures over the page.

spectacle-summit = { $player }'s Scout has reached the top of the trail. It goes on from the bottom, and brings no points again before the Granary.
    .title = The Summit!
spectacle-rescue = The gods have saved the city. The Spanish will find nothing but mist.
    .title = Rescue!
spectacle-conquest = The Spanish have come, and now gold decides.
    .title = The Conquest
