import { signUpForNewsletter } from '@webdocs/contracts/api/account';
import { call } from '@webdocs/remote-kit/call';

/** Puts an address on the list. */
export const signUp = (email: string): Promise<unknown> => call(signUpForNewsletter, { body: { email } });
