### Chunk: staff-queue-words

plus-flagged-title = Reported playgrounds
plus-flagged-state-flagged = To review
plus-flagged-state-hidden = Hidden
plus-flagged-count = { $count ->
    [one] { $count } playground
   *[other] { $count } playgrounds
  }
plus-flagged-none-flagged = Nothing to review.
plus-flagged-none-hidden = No playground is hidden.
plus-flagged-reports = { $count ->
    [one] { $count } open report
   *[other] { $count } open reports
  }
plus-flagged-more = Show more
plus-flagged-owner = Shared by { $email }
plus-flagged-hidden = Hidden on { $date }: { $reason }
plus-flagged-said = What readers reported
plus-flagged-said-none = No reports.
plus-flagged-no-reason = No reason given
plus-flagged-settled = (settled)
# Same as in English: fr
plus-flagged-code = Code
plus-flagged-reason = Reason
plus-flagged-reason-hint = It is logged with your name. The owner is told it when you hide or restore.
plus-flagged-hide = Hide from readers
plus-flagged-restore = Show again
plus-flagged-settle = Leave it visible
plus-flagged-done-hide = “{ $title }” is hidden. Its owner sees the reason.
plus-flagged-done-restore = “{ $title }” is visible again.
plus-flagged-done-settle = The reports on “{ $title }” are settled.
