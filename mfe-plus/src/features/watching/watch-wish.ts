import type { WatchInput } from '@webdocs/contracts/api/watching';

const key = 'watch-after-sign-in';
/** Who takes longer to sign in has other things in mind by then. */
const keptMs = 60 * 60 * 1000;

/** What a visitor wished to watch before they left to sign in. It stays in the tab: an address that does it could be sent to others. */
export function noteWish({ kind, subject }: WatchInput): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ kind, subject, at: Date.now() }));
  } catch {
    // Storage may be shut: the reader presses once more.
  }
}

/** Whether this is what was wished; it is then wished no longer. */
export function takeWish({ kind, subject }: WatchInput): boolean {
  try {
    const wish = JSON.parse(sessionStorage.getItem(key) ?? 'null') as (WatchInput & { readonly at: number }) | null;
    if (wish?.kind !== kind || wish.subject !== subject) return false;
    sessionStorage.removeItem(key);
    return Date.now() - wish.at < keptMs;
  } catch {
    return false;
  }
}
