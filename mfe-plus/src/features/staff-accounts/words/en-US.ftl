### Chunk: staff-words

plus-staff-title = Staff
plus-staff-lede = Find an account, see what happened to it, and set right what went wrong. Everything done here is written down.
plus-staff-forbidden = This page is for staff
plus-staff-forbidden-text = 403: your account may not see other accounts.
plus-staff-home = Go to the home page
plus-staff-sign-in = Sign in

plus-staff-email = E-mail address
plus-staff-email-hint = The beginning is enough.
plus-staff-find = Find
plus-staff-finding = Finding…
plus-staff-found = { $count ->
    [one] { $count } account
   *[other] { $count } accounts
  }
plus-staff-none = No account begins with “{ $email }”.

plus-staff-account = Account { $email }
# Same as in English: es
plus-staff-plan = Plan
plus-staff-state = State
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

plus-staff-audit = What happened
plus-staff-audit-when = When (UTC)
plus-staff-audit-who = Who
plus-staff-audit-what = What
plus-staff-audit-why = Why
plus-staff-audit-none = No changes to this account yet.

plus-staff-suspend = Suspend
plus-staff-suspend-text = Ends every session of the account; signing in is refused until the suspension is lifted.
plus-staff-lift = Lift the suspension
plus-staff-lift-text = The person can sign in again.
plus-staff-correct = Correct the plan
plus-staff-correct-text = Sets the plan by hand. Nothing is charged or paid back.
plus-staff-correct-plan = New plan
plus-staff-delete = Delete the account
plus-staff-delete-text = Removes the account and everything in it, for good. What happened to it stays written down.
plus-staff-reason = Reason
plus-staff-reason-hint = It stays in the record, with your name.
plus-staff-confirm = I have checked that this is the right account: { $email }
plus-staff-cancel = Cancel
plus-staff-working = Working…
plus-staff-done = Done.
plus-staff-deleted = The account { $email } is deleted.
