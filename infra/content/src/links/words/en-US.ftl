### Texts of links.

content-link-external = External link
content-link-english = Only in English
content-link-missing = This page has not been written yet
