"""The tutor as a whole: joins the parts of the page, and has preferences, storage and layout."""
