### Chunk: staff-words

plus-staff-title = Staff
plus-staff-lede = Find an account, see its history, and fix problems. All actions are logged.
plus-staff-sections = Work of staff
plus-staff-section-accounts = Accounts
plus-staff-section-playgrounds = Reported playgrounds
plus-staff-section-newsletter = Newsletter
plus-staff-section-mail = Undelivered mail
plus-staff-section-gaps = Content gaps
plus-staff-section-answers = Answer reports
plus-staff-ads = Ads
plus-staff-telemetry = Telemetry
plus-staff-surveys = Surveys
plus-staff-back = All work of staff
plus-staff-forbidden = This page is for staff
plus-staff-forbidden-text = 403: your account doesn't have access to other accounts.
plus-staff-visitor-text = Log in with a staff account.
plus-staff-home = Go to the home page
plus-staff-sign-in = Log in

plus-staff-email = Email
plus-staff-email-hint = Enter the first characters.
plus-staff-find = Find
plus-staff-finding = Finding…
plus-staff-found = { $count ->
    [one] { $count } account
   *[other] { $count } accounts
  }
plus-staff-none = No account starts with “{ $email }”. Accounts appear here after their first login.

plus-staff-account = Account { $email }
# Same as in English: es
plus-staff-plan = Plan
plus-staff-state = Status
plus-staff-active = Active
plus-staff-suspended = Suspended on { $date }
plus-staff-suspended-badge = Suspended
plus-staff-created = Member since
plus-staff-last-active = Last active
plus-staff-never = Never
plus-staff-collections = Collections
plus-staff-roles = Roles
plus-staff-role-none = Reader
plus-staff-role-staff = Staff
plus-staff-role-superuser = Superuser
# Same as in English everywhere
plus-staff-plan-core = Core
plus-staff-plan-mdn_plus_5m = Plus 5, monthly
plus-staff-plan-mdn_plus_5y = Plus 5, yearly
plus-staff-plan-mdn_plus_10m = Supporter 10, monthly
plus-staff-plan-mdn_plus_10y = Supporter 10, yearly

plus-staff-audit = History
plus-staff-audit-when = When (UTC)
plus-staff-audit-who = Who
plus-staff-audit-what = What
plus-staff-audit-why = Why
plus-staff-audit-none = No changes to this account yet.

plus-staff-suspend = Suspend
plus-staff-suspend-text = Signs the account out everywhere; logging in is refused until the suspension is lifted.
plus-staff-lift = Lift the suspension
plus-staff-lift-text = The user can log in again.
plus-staff-correct = Change plan manually
plus-staff-correct-text = Nothing is charged or refunded.
plus-staff-correct-plan = New plan
plus-staff-delete = Delete the account
plus-staff-delete-text = Permanently deletes the account and all its data. The log of actions is kept.
plus-staff-reason = Reason
plus-staff-reason-hint = It is logged with your name.
plus-staff-confirm = I have checked that this is the right account: { $email }
plus-staff-cancel = Cancel
plus-staff-working = Working…
plus-staff-done = Done.
plus-staff-deleted = The account { $email } is deleted.
