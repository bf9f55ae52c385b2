import { previewCard } from './preview-card.ts';
import { previewOf } from '../../data/preview-of.ts';

/** Why a preview is wanted. It stays as long as one of these holds. */
export type Interest = 'pointer' | 'focus';

export interface LinkPreviews {
  /** The reader points at a link, or has come to it by the keyboard. */
  readonly consider: (link: HTMLElement, address: string, interest: Interest) => void;
  readonly stop: () => void;
}

/** After the time that its reader has stayed on the link already. */
const patienceMs = 150;
/** As long as a hand needs from the link to the card. */
const graceMs = 200;

interface Considered {
  readonly link: HTMLElement;
  readonly interests: Set<Interest | 'card'>;
  readonly gone: AbortController;
  isDismissed: boolean;
  card?: HTMLElement;
}

/** Shows what links lead to, one at a time. */
export function linkPreviews(text: (id: string) => string): LinkPreviews {
  let now: Considered | undefined;
  let coming: number | undefined;
  let going: number | undefined;
  document.addEventListener('keydown', dismissByKey);
  return { consider, stop };

  function consider(link: HTMLElement, address: string, interest: Interest): void {
    if (now?.link !== link) begin(link, address);
    hold(interest);
  }

  function begin(link: HTMLElement, address: string): void {
    end();
    const considered: Considered = { link, interests: new Set(), gone: new AbortController(), isDismissed: false };
    now = considered;
    const { signal } = considered.gone;
    link.addEventListener('pointerleave', () => release('pointer'), { signal });
    link.addEventListener('blur', () => release('focus'), { signal });
    coming = window.setTimeout(() => void show(considered, address), patienceMs);
  }

  async function show(considered: Considered, address: string): Promise<void> {
    const preview = await previewOf(address);
    const { link, gone } = considered;
    if (!preview || gone.signal.aborted || considered.isDismissed || !link.isConnected) return;
    const card = previewCard(link, preview, text);
    card.addEventListener('pointerenter', () => hold('card'), { signal: gone.signal });
    card.addEventListener('pointerleave', () => release('card'), { signal: gone.signal });
    link.setAttribute('aria-describedby', card.id);
    considered.card = card;
  }

  function hold(interest: Interest | 'card'): void {
    window.clearTimeout(going);
    now?.interests.add(interest);
  }

  function release(interest: Interest | 'card'): void {
    now?.interests.delete(interest);
    window.clearTimeout(going);
    if (now?.interests.size === 0) going = window.setTimeout(end, now.card ? graceMs : 0);
  }

  /** The link keeps the focus, and shows nothing until it is left. */
  function dismissByKey({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !now) return;
    now.isDismissed = true;
    takeAway(now);
  }

  function end(): void {
    window.clearTimeout(coming);
    window.clearTimeout(going);
    if (!now) return;
    now.gone.abort();
    takeAway(now);
    now = undefined;
  }

  function takeAway({ link, card }: Considered): void {
    if (!card) return;
    card.remove();
    link.removeAttribute('aria-describedby');
  }

  function stop(): void {
    end();
    document.removeEventListener('keydown', dismissByKey);
  }
}
