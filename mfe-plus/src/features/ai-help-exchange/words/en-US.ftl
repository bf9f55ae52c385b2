### Chunk: ai-help-desk-words

plus-exchange-asked = You asked
plus-exchange-edit = Edit the question
plus-exchange-edit-hint = The earlier version stays, with its answer.
plus-exchange-edit-hint-answering = The answer that is being written stops. The earlier version stays, with what came of its answer.
plus-exchange-cancel = Cancel
plus-exchange-ask = Ask
plus-exchange-versions = Versions of this question
# Same as in English everywhere
plus-exchange-version = { $number }/{ $count }
plus-exchange-previous = Previous version
plus-exchange-next = Next version
plus-exchange-unfold = Show the whole question
plus-exchange-fold = Show less
plus-exchange-searching = Searching the documentation…
plus-exchange-writing = { $count ->
    [0] Writing the answer…
    [one] One page consulted. Writing the answer…
   *[other] { $count } pages consulted. Writing the answer…
  }
plus-exchange-waiting = This answer is still being written. It will appear here when it is complete.
plus-exchange-failed = No answer came.
plus-exchange-failed-before = No answer came: the page was left, the connection was lost, or something failed on this site. Such questions are not counted.
plus-exchange-stopped = You stopped before an answer came.
plus-exchange-stopped-before = You stopped before an answer came. This question was not counted.
plus-exchange-again = Ask again
plus-exchange-answered = Answered { $time }
plus-exchange-answered-by = Answered { $time } by { $model }
plus-exchange-answered-by-model = Answered { $time } by a model
plus-exchange-helpful = Helpful
plus-exchange-not-helpful = Not helpful
plus-exchange-report = Report
plus-exchange-follow-ups = Follow-up questions
plus-exchange-sources = { $count ->
    [one] 1 source
   *[other] { $count } sources
  }
plus-exchange-sources-last = Sources of the last answer
plus-exchange-sources-first = Sources of the first answer
plus-exchange-sources-of = Sources of answer { $number }
plus-exchange-unkept-history-off = History is off: this conversation is no longer kept and ends when you leave the page. What was kept before stays until you delete it.
plus-exchange-unkept-deleted = This conversation was deleted from your history, here or in another tab. It ends when you leave the page.

plus-exchange-say-writing = The answer is being written.
plus-exchange-say-complete = { $count ->
    [0] The answer is complete.
    [one] The answer is complete, 1 source.
   *[other] The answer is complete, { $count } sources.
  }
plus-exchange-say-unknown = It uses unknown APIs: { $names }.
plus-exchange-say-stopped = Stopped.
plus-exchange-say-failed = The answer broke off.
