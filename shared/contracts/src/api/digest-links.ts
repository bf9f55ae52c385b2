import { form, type Call, type Resource } from './call.ts';
import { pure } from '../pure.ts';
import * as v from 'valibot';

export const openDigestLink = { name: 'openDigestLink', method: 'GET', path: '/api/v1/digest/{id}/' } as const satisfies Call;
export const stopDigest = {
  name: 'stopDigest',
  method: 'POST',
  path: '/api/v1/digest/{id}/',
  takesForeignPosts: true,
} as const satisfies Call;

const pages = { tag: 'Watching', who: 'anyone', limit: 'reading', listener: 'public', isForPeople: true, kind: 'text/html' } as const;

/** What the link of a digest opens. Apart from the calls of pages: none of them follows it. */
export const digestLinks = /* @__PURE__ */ pure(
  () =>
    ({
      openDigestLink: {
        ...openDigestLink,
        ...pages,
        purpose: 'Shows the page on which the digest is ended without signing in; programs that open links change nothing.',
        replies: { 200: 'The page.' },
        failures: ['DIGEST_LINK_UNKNOWN'],
      },
      stopDigest: {
        ...stopDigest,
        ...pages,
        // The servers of a large mail provider come from few networks.
        limit: 'events',
        purpose: 'Ends the digest at once, for its reader or for a mail program with a button for it (RFC 8058).',
        // `List-Unsubscribe=One-Click` from mail programs, nothing from the page: the address says it all.
        body: form(v.record(v.string(), v.unknown())),
        replies: { 200: 'A page that says that it has ended.' },
        failures: ['DIGEST_LINK_UNKNOWN'],
      },
    }) as const satisfies Resource,
);
