### Chunk: curriculum-words

blog-curriculum = Curriculum
blog-curriculum-start = Get started
blog-curriculum-how = How to use it
blog-curriculum-partner = Learn with our partner
blog-curriculum-partner-open = Open the lessons in a new tab
blog-curriculum-partner-text = Interactive lessons on the same subjects, at { $host }.
blog-curriculum-lesson = Try a lesson
blog-curriculum-lesson-read = Read the lesson
blog-curriculum-tick = I’ve done this module
blog-curriculum-export = Export progress
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
