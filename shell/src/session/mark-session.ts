import type { Session } from '@webdocs/contracts/events/event';

/** Marks on the root by which style sheets show what is meant for whom; the head script sets the same from the copy. */
export function markSession(root: HTMLElement, session: Session): void {
  root.dataset.session = session.isSubscriber ? 'subscriber' : session.isAuthenticated ? 'signed-in' : 'anonymous';
  // When it is unknown who this is, what the reader last chose stays.
  if (session.status !== 'unavailable') root.toggleAttribute('data-nop', session.settings.noAds);
}
