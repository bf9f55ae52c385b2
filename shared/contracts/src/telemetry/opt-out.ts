/** A reader who has it with the value true is not counted, as one whose browser sends the signal of Global Privacy Control. */
export const optOutCookie = 'moz-1st-party-data-opt-out';

const maxAgeSeconds = 365 * 24 * 60 * 60;

/** What sets the cookie or deletes it, written as `document.cookie` takes it. */
export function optOutCookieFor(declines: boolean, hostname: string): string {
  const rest = `path=/; samesite=lax${hostname === 'localhost' ? '' : '; secure'}`;
  return declines ? `${optOutCookie}=true; max-age=${maxAgeSeconds}; ${rest}` : `${optOutCookie}=; max-age=0; ${rest}`;
}

/** Asked before anything is stored or sent, each time anew: the cookie may be set while a page is open. */
export function isOptedOut({ cookie }: { readonly cookie: string }, navigator: object): boolean {
  return asksForPrivacy(navigator) || cookie.split('; ').includes(`${optOutCookie}=true`);
}

/** Whether the browser sends the signal of Global Privacy Control, which no page can take back. */
export function asksForPrivacy(navigator: object): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
