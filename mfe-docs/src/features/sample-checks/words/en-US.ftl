### What a list of marks says about the work of a learner.

docs-marks-progress = { $done } of { $count } done
docs-marks-done = Done
docs-marks-not-yet = Not yet
docs-marks-failed = Could not be checked
docs-marks-failed-because = Could not be checked: { $reason }
docs-marks-now-done = Done: { $sentence }
docs-marks-all-done = All done. Nice work!
docs-marks-silent = your code isn’t responding
