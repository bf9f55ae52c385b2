import * as v from 'valibot';
import { form, type Call, type Resource } from './call.ts';
import { pure } from '../pure.ts';

export const openNewsletterLink = { name: 'openNewsletterLink', method: 'GET', path: '/api/v1/newsletter/{id}/' } as const satisfies Call;
export const followNewsletterLink = {
  name: 'followNewsletterLink',
  method: 'POST',
  path: '/api/v1/newsletter/{id}/',
  needsNoToken: true,
} as const satisfies Call;

const pages = { tag: 'Newsletter', who: 'anyone', limit: 'newsletter', listener: 'public', isForPeople: true, kind: 'text/html' } as const;

/** What the link of a letter opens. Apart from the calls of pages: none of them follows it. */
export const newsletterLinks = /* @__PURE__ */ pure(
  () =>
    ({
      openNewsletterLink: {
        ...openNewsletterLink,
        ...pages,
        purpose:
          'Shows the page on which an address is confirmed for the newsletter or taken out; programs that open links change nothing.',
        replies: { 200: 'The page.' },
        failures: ['NEWSLETTER_LINK_UNKNOWN'],
      },
      followNewsletterLink: {
        ...followNewsletterLink,
        ...pages,
        purpose: 'Confirms the address of a link for the newsletter, or takes it out.',
        body: form(v.object({ wish: v.picklist(['confirm', 'unsubscribe'], 'must be confirm or unsubscribe') })),
        replies: { 200: 'A page that says what was done.' },
        failures: ['NEWSLETTER_LINK_UNKNOWN'],
      },
    }) as const satisfies Resource,
);
