import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { html, type Html } from './html.ts';

/** Shows that a form was sent from one of our pages, in the browser that the page was made for. */
export interface FormGuard {
  /** The hidden field of a form, and the cookie that it needs where the browser has none yet. */
  issue(cookies: ReadonlyMap<string, string>): { readonly field: Html; readonly cookie: string | undefined };
  accepts(cookies: ReadonlyMap<string, string>, form: URLSearchParams): boolean;
}

export const formTokenName = 'csrf_token';

/**
 * A random value in a signed cookie, and a field made from it by the same key: a foreign page can read neither, and a
 * neighbour that plants a cookie cannot sign it.
 */
export function formGuard({ key, isSecure }: { readonly key: Uint8Array; readonly isSecure: boolean }): FormGuard {
  const cookieName = isSecure ? '__Host-form' : 'form';
  const sign = (purpose: string, value: string) => createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url');
  const visitOf = (cookies: ReadonlyMap<string, string>) => {
    const [visit = '', signature = ''] = (cookies.get(cookieName) ?? '').split('.');
    return visit && same(signature, sign('cookie', visit)) ? visit : undefined;
  };
  return {
    issue(cookies) {
      const known = visitOf(cookies);
      const visit = known ?? randomBytes(18).toString('base64url');
      const flags = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      return {
        field: html`<input type="hidden" name="${formTokenName}" value="${sign('field', visit)}" />`,
        cookie: known ? undefined : `${cookieName}=${visit}.${sign('cookie', visit)}; ${flags}`,
      };
    },
    accepts(cookies, form) {
      const visit = visitOf(cookies);
      return visit !== undefined && same(form.get(formTokenName) ?? '', sign('field', visit));
    },
  };
}

function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
