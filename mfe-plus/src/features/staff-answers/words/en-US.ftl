### Chunk: staff-answers-words

plus-gaps-title = Content gaps
plus-gaps-note = Questions to AI Help that had no answer, the most frequent first. Their text is here only where readers agreed to it.
plus-gaps-count = { $count ->
    [one] One gap
   *[other] { $count } gaps
  }
plus-gaps-none = No gaps.
plus-gaps-untold = Questions whose text is not shared
plus-gaps-times = { $count ->
    [one] Asked once
   *[other] Asked { $count } times
  }
plus-gaps-last = last { $date }
plus-gaps-settle = Take off the list
plus-gaps-settle-of = Take off the list: { $question }
plus-gaps-settled = It is off the list.
plus-gaps-more = Show more
plus-reports-title = Answer reports
plus-reports-votes = Helpful: { $helpful } · Not helpful: { $other }
plus-reports-count = { $count ->
    [one] One report
   *[other] { $count } reports
  }
plus-reports-none = No reports.
plus-reports-no-comment = No comment
plus-reports-conversation = { $count ->
    [one] Show the question and its answer
   *[other] Show the conversation, { $count } questions
  }
plus-reports-settle = Delete report
plus-reports-settle-of = Delete the report of { $date }: { $comment }
plus-reports-settled = The report is deleted.
