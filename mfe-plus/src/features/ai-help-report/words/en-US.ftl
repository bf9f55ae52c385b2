### Chunk: ai-help-report-words

plus-report-title = Report this answer
plus-report-comment = What is wrong with it?
plus-report-whole = { $count ->
    [one] Send the question and its answer with it
   *[other] Send the whole conversation with it, all { $count } questions and their answers
  }
plus-report-what = Show what is sent
plus-report-note = The people who run this site read reports. Your name and your email address are not sent.
plus-report-cancel = Cancel
plus-report-send = Send report
plus-report-sending = Sending…
plus-report-thanks = Thank you. Your report was sent.
