### Chunk: spotlight-words

blog-spotlight = Contributor spotlight
blog-spotlight-github = { $name } on GitHub
blog-spotlight-involved = Get involved
blog-spotlight-everybody = Everybody can help: begin with a sentence that could be clearer.
