### Chunk: curriculum-words

blog-curriculum = Curriculum
blog-curriculum-start = Get started
blog-curriculum-how = How to use it
blog-curriculum-partner = Learn with our partner
blog-curriculum-partner-note = The lessons are at { $host } and load when you open them.
blog-curriculum-partner-open = Open the lessons in a new tab
blog-curriculum-close = Close
blog-curriculum-full-screen = Show in full screen
blog-curriculum-leave-full-screen = Leave full screen
blog-curriculum-modules = Modules
blog-curriculum-contents = Contents
blog-curriculum-topic = Topic: { $topic }
blog-curriculum-topic-standards = Web Standards & Semantics
blog-curriculum-topic-styling = Styling
blog-curriculum-topic-scripting = Scripting
blog-curriculum-topic-practices = Best Practices
blog-curriculum-topic-tooling = Tooling
blog-curriculum-topic-other = More modules
blog-curriculum-neighbours = Previous and next page
blog-curriculum-previous = Previous
blog-curriculum-next = Next
blog-curriculum-unknown-section = No idea how to handle a { $type } section
