"""The tutor as a whole: it joins the parts of the page and has preferences, storage and layout."""
