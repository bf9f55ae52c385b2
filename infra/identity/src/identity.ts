export { demonstrationAccounts } from './demonstration-accounts.ts';
export { sandboxMail } from './mail/sandbox-inbox.ts';
export type { Mail, SendMail } from './mail/send-mail.ts';
export { openIdentity, type Identity, type IdentityOptions } from './open-identity.ts';
export { removeUser } from './remove-user.ts';
