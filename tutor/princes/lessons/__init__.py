"""The lessons of the Princes: each is a folder with a record and the lesson's words."""
