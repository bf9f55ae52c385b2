export { demonstrationAccounts } from './demonstration-accounts.ts';
export { openIdentity, type Identity, type IdentityOptions } from './open-identity.ts';
export { removeUser } from './remove-user.ts';
