"""Every small change to the rules makes a test fail, or a file says why no test need notice the change."""
