shell-stand-in-label = Language of this page
shell-stand-in = This page has not been translated yet. You are reading it in English.
