import { redirect, type Answer, type PageRequest, type Route } from '@webdocs/standalone-pages';
import type { IdentityUser } from '@webdocs/database/tables';
import type { IdentityServices } from '../identity-services.ts';
import { isPassword } from '../users/passwords.ts';
import { signedInPerson, type SignedIn } from '../provider/browser-session.ts';
import { tooOften, unprocessable, type Refusal } from './refusals.ts';

/** A page for signed-in users; others are asked to log in. */
export function accountRoute(
  parts: IdentityServices,
  method: Route['method'],
  path: string,
  handler: (request: PageRequest, visitor: SignedIn) => Answer | Promise<Answer>,
): Route {
  return {
    method,
    path,
    async handler(request) {
      const visitor = await signedInPerson(parts, request);
      return visitor ? handler(request, visitor) : redirect('/sign-in');
    },
  };
}

/** What changes an account needs its password again, even in a running session. Undefined where it was right. */
export async function passwordFlaw(parts: IdentityServices, request: PageRequest, user: IdentityUser): Promise<Refusal | undefined> {
  const { database, throttle, devices } = parts;
  const text = parts.text(request.locale);
  const password = request.form.get('current') ?? '';
  if (!password) return { status: unprocessable, fields: { current: text('identity-password-missing') } };
  const device = devices.idOf(request.cookies, user.email);
  const attempt = { email: user.email, visitorAddress: request.visitorAddress, device };
  const wait = await throttle.password(database.query, attempt);
  if (wait > 0) {
    request.tell({ code: 'PASSWORD_THROTTLED', subject: user.id });
    return tooOften(text, wait);
  }
  if (!(await isPassword(password, user.password_hash))) {
    request.tell({ code: 'PASSWORD_WRONG', subject: user.id });
    return { status: unprocessable, fields: { current: text('identity-current-wrong') } };
  }
  await throttle.wasRight(database.query, attempt);
  return undefined;
}
