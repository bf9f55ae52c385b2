identity-host = Accounts
identity-cover = A place of your own on the shelf
identity-cover-save = Save pages, with a note on why
identity-cover-collect = Sort them into collections
identity-cover-devices = Find them again on every device
identity-local = Local run: these accounts stay on this computer.

identity-email = Email
identity-email-flaw = Enter a full address, like name@example.org.
identity-password = Password
identity-password-missing = Enter your password.
identity-password-hint = At least { $least } characters. A few random words are easy to remember.
identity-password-short = Use at least { $least } characters.
identity-password-long = Use at most { $most } characters.
identity-password-common = That password is too common. Choose another one.
identity-new-password = New password
identity-current = Current password
identity-current-wrong = That isn't your password.
identity-show = Show
identity-show-label = Show password
identity-hide = Hide
identity-hide-label = Hide password
# Same as in English: es
identity-error-title = Error: { $title }
identity-attempts = Too many attempts
identity-attempts-wait = { $minutes ->
    [one] Wait a minute, then try again.
   *[other] Wait { $minutes } minutes, then try again.
  }
identity-go-to-site = Go to { $site }

identity-log-in = Log in
identity-log-in-site = to continue to { $site }
identity-log-in-own = to manage your account
identity-log-in-forgot = Forgot password?
identity-log-in-mismatch = Incorrect email or password
identity-log-in-mismatch-text = If you just signed up, confirm your email first.
identity-log-in-new = New here?
identity-log-in-sign-up = Sign up

identity-step = { $step } of { $steps }
identity-sign-up = Create an account
identity-sign-up-lede = Free, no name needed.
identity-sign-up-known = Already have an account?
identity-sign-up-submit = Create account

identity-mail-sent = Check your email
identity-mail-sent-to = We've sent a message to { $email }.
identity-mail-sent-confirm = Follow its link to confirm your email, and you're logged in.
identity-mail-sent-reset = Follow its link to choose a new password.
identity-mail-sent-change = Follow its link to use this address for your account. Until then, the old one stays.
identity-mail-sent-again = We've sent it again.
identity-mail-practice = Practice run
identity-mail-practice-text = No message leaves this computer.
identity-mail-practice-open = Open the practice inbox
identity-mail-nothing = Nothing there? Check your spam folder or try again.
identity-mail-again = Send again
identity-mail-other = Use another address
identity-mail-missing = Not available here
identity-mail-missing-title = Email isn't set up
identity-mail-missing-text = This needs a message to your address, and this server can't send any. The operator of this site can set up email.

identity-confirm = Confirm your email
identity-confirm-lede = Enter your password to confirm { $email }.
identity-confirm-submit = Confirm and log in
identity-confirm-missing = Enter the password you chose.
identity-confirm-wrong = That isn't the password of this account
identity-confirm-wrong-text = If you didn't create the account, close this page. Without the password, no one can use it.
identity-link-used = This link has already been used
identity-link-used-text = Links work once and expire. If you used it, log in; otherwise ask for another message.

identity-forgot = Forgot your password?
identity-forgot-lede = We'll email you a link to choose a new one.
identity-forgot-submit = Send link
identity-forgot-back = Remembered it?
identity-reset = Choose a new password
identity-reset-lede = For { $email }. Saving it signs you out on every device.
identity-reset-submit = Save and log in

identity-account = Your account
identity-account-lede = You use it to log in to { $site }. What you read and save there isn't known here.
identity-account-since = Member since
identity-account-password-set = Password last changed
identity-account-go = Continue to { $site }
identity-account-change = Change
identity-account-demo = A demonstration account
identity-account-demo-text = It shows what a plan is like. Its email and password can't be changed, because everyone who tries it shares them.
identity-account-done-password = Your password was changed
identity-account-done-password-text = You were signed out on every other device, and on the site in this browser.
identity-account-done-address = Your email was changed
identity-account-done-address-text = Log in with it from now on.
identity-sign-out = Sign out
identity-sign-out-text = In this browser. { $site } has its own sign-out.
identity-back-to-account = Back to your account

identity-change-password = Change password
identity-change-password-lede = You stay logged in to your account here. You'll be signed out on every other device, and on the site in this browser.
identity-change-address = Change email
identity-change-address-lede = It is { $email } now. A message to the new one confirms it.
identity-change-address-submit = Send message
identity-new-address = New email
identity-same-address = That's already your email.
identity-use-address = Use this address?
identity-use-address-lede = { $email } becomes the email of your account. You log in with it from then on.
identity-use-address-submit = Use this address
identity-delete = Delete account
identity-delete-lede = Permanently deletes the account and everything that { $site } keeps for you: collections, notes, settings, and a running subscription.
identity-delete-submit = Delete permanently
identity-deleted = Your account is deleted
identity-deleted-note = Nothing here
identity-deleted-text = { $site } has been told and deletes what it kept for you.

identity-sign-out-title = Sign out?
identity-sign-out-lede = { $site } will ask for your password next time.
identity-stay = Stay logged in
identity-signed-out = You are signed out
identity-signed-out-text = What you saved on { $site } is there when you come back.

identity-ended = Please start again
identity-ended-text = This login took too long or was started in another browser. Start again from the site.
identity-foreign = Not from this site
identity-foreign-text = These accounts are for one site, and the request didn't come from there.

identity-inbox = Practice inbox
identity-inbox-lede = Messages that { $site } would have sent. They are kept on this computer for a week and never sent.
identity-inbox-to = To { $email }
identity-inbox-plain = Plain text
identity-inbox-empty = No messages yet
identity-inbox-empty-text = Create an account or ask for a new password, then reload this page.

identity-mail-confirm-subject = Confirm your email for { $site }
identity-mail-confirm-text =
    Someone (probably you) created an account at { $site } with this address. The link below confirms it. The link works once and expires in 24 hours.

    If it wasn't you, do nothing: without the link there is no account.
identity-mail-confirm-link = Confirm your email
identity-mail-registered-already-subject = You have an account at { $site }
identity-mail-registered-already-text =
    Someone (probably you) tried to create an account at { $site } with this address. There is one already, and nothing was changed.

    Log in with the password you have, or choose a new one.
identity-mail-registered-already-link = Choose a new password
identity-mail-reset-subject = A new password for { $site }
identity-mail-reset-text =
    Someone (probably you) asked for a new password at { $site }. Use the link below to choose one. The link works once and expires in an hour.

    If it wasn't you, do nothing: your password stays as it is.
identity-mail-reset-link = Choose a new password
identity-mail-no-account-subject = No account at { $site } with this address
identity-mail-no-account-text =
    Someone (probably you) asked for a new password at { $site }. There is no account with this address. Maybe you used another one.

    If it wasn't you, do nothing.
identity-mail-no-account-link = Create an account
identity-mail-change-address-subject = Confirm your new email for { $site }
identity-mail-change-address-text =
    The link below makes this the email of your account at { $site }. The link works once and expires in 24 hours.

    If you didn't ask for this, do nothing.
identity-mail-change-address-link = Use this address
identity-mail-address-taken-subject = You have an account at { $site }
identity-mail-address-taken-text = Someone (probably you) tried to use this address for another account at { $site }. It already belongs to an account, and nothing was changed.
identity-mail-address-changed-subject = The email of your account at { $site } was changed
identity-mail-address-changed-text = It is { $email } from now on. If it wasn't you, choose a new password there and contact the support of { $site }.
identity-mail-password-changed-subject = Your password for { $site } was changed
identity-mail-password-changed-text = Your other devices were signed out. If it wasn't you, choose a new password right away.
identity-mail-password-changed-link = Choose a new password
