# When the kernel, the server or the network is gone.

lost-silent = The tutor does not answer. Your lines are kept in this browser.
lost-cut = The connection to the tutor is gone. Your lines are kept in this browser, and the page goes on by itself once the connection is back.
lost-gone = The tutor has stopped. Your lines are kept in this browser: in a few seconds the page comes back to this moment by itself.
lost-again = The tutor has stopped. Your lines are kept in this browser: reload the page to come back to this moment.
lost-writing = The tutor has stopped. Your lines are kept in this browser, but not what you are writing now: copy it, then reload the page.
lost-unkept = The tutor has stopped, and this browser could not keep your lines. Reload the page to begin again.
lost-notebook = The kernel of this notebook has stopped or was restarted: run the cell again to go on here.
lost-returned = The tutor was gone for a moment. You are back where you were, with all your lines.
lost-reload = Reload the page
lost-retry = Try again
lost-back-now = Come back now
