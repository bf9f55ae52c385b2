### Chunk: tick-words

blog-curriculum-done = Done
blog-curriculum-done-of = { $done } of { $count } modules done
