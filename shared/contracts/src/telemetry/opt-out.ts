/** A reader who has it with the value true is not counted, as one whose browser sends the signal of Global Privacy Control. */
export const optOutCookie = 'moz-1st-party-data-opt-out';

/** Asked before anything is stored or sent, each time anew: the cookie may be set while a page is open. */
export function isOptedOut({ cookie }: { readonly cookie: string }, navigator: object): boolean {
  const asksForPrivacy = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return asksForPrivacy || cookie.split('; ').includes(`${optOutCookie}=true`);
}
