"""Every small change to the rules is noticed by a test, or the reason why not is written down."""
