### Chunk: lesson-words

blog-lesson-note = From { $host }
blog-lesson-new-tab = Open in a new tab
blog-lesson-as-page = Open as a page
blog-lesson-close = Close
blog-lesson-step = { $at } of { $count }
blog-lesson-previous = Previous step
blog-lesson-next = Next step
blog-lesson-loading = Loading the lesson…
blog-lesson-failed = The lesson couldn’t be loaded.
blog-lesson-try-again = Try again
