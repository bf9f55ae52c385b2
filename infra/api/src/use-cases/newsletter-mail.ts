import type { Mail } from '../account-services.ts';

/** Nobody is written to again whose owner did not follow this link. */
export function newsletterMail(to: string, { siteName, link }: { readonly siteName: string; readonly link: string }): Mail {
  return {
    to,
    subject: `Confirm the newsletter of ${siteName}`,
    text: `Someone, probably you, signed this address up for the newsletter of ${siteName}. Follow the link to confirm it, or to take the address out again, now or later.\n\nIf it was not you, do nothing: without your confirmation no newsletter comes, and the address is forgotten after 30 days.`,
    link: { address: link, label: 'Confirm or unsubscribe' },
  };
}
