### Chunk: spotlight-words

blog-spotlight = Contributor spotlight
blog-spotlight-github = { $name } on GitHub
blog-spotlight-involved = Get involved
blog-spotlight-everybody = Anyone can help. Start with a sentence that could be clearer.
blog-spotlight-source = Source of the quote
blog-spotlight-missing = Page not found
blog-spotlight-missing-path = Sorry, the page { $path } could not be found.
blog-spotlight-missing-home = Go back to the home page
