### Chunk: continue-words

blog-continue = Continue the curriculum
blog-continue-next = Next module
blog-continue-all-done = You’ve done every module
blog-continue-again = Go to the curriculum
