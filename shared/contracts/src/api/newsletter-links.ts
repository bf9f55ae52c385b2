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
/** In the header of every mail: what mail programs post to when their button is pressed (RFC 8058), and people open. */
export const openUnsubscribe = {
  name: 'openUnsubscribe',
  method: 'GET',
  path: '/api/v1/newsletter/{id}/unsubscribe/',
} as const satisfies Call;
export const unsubscribeAtOnce = {
  name: 'unsubscribeAtOnce',
  method: 'POST',
  path: '/api/v1/newsletter/{id}/unsubscribe/',
  takesForeignPosts: true,
} as const satisfies Call;

/** Not limited as the form is: who has just filled that in opens the link of its mail, and follows it. */
const pages = { tag: 'Newsletter', who: 'anyone', limit: 'reading', listener: 'public', isForPeople: true, kind: 'text/html' } as const;

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
        limit: 'writing',
        purpose: 'Confirms the address of a link for the newsletter, or takes it out.',
        body: form(v.object({ wish: v.picklist(['confirm', 'unsubscribe'], 'must be confirm or unsubscribe') })),
        replies: { 200: 'A page that says what was done.' },
        failures: ['NEWSLETTER_LINK_UNKNOWN'],
      },
      openUnsubscribe: {
        ...openUnsubscribe,
        ...pages,
        purpose: 'Asks whether an address is to be taken off the list; programs that open links change nothing.',
        replies: { 200: 'The page.' },
        failures: ['NEWSLETTER_LINK_UNKNOWN'],
      },
      unsubscribeAtOnce: {
        ...unsubscribeAtOnce,
        ...pages,
        // The servers of a large mail provider come from few networks, after each issue.
        limit: 'events',
        purpose: 'Takes an address off the list at once, as the button of a mail program asks for (RFC 8058).',
        body: form(v.object({ 'List-Unsubscribe': v.literal('One-Click', 'must be One-Click') })),
        replies: { 200: 'A page that says what was done.' },
        failures: ['NEWSLETTER_LINK_UNKNOWN'],
      },
    }) as const satisfies Resource,
);
