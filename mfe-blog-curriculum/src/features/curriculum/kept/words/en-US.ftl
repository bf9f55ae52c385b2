### Chunk: kept-words

blog-curriculum-kept-on-device = Saved on this device.
blog-curriculum-kept-log-in = Log in to save it to your account
blog-curriculum-kept-in-account = Saved in your account, on all your devices.
blog-curriculum-kept-saving = Saving…
blog-curriculum-kept-failed = Saved on this device. It couldn’t be saved to your account.
blog-curriculum-try-again = Try again
