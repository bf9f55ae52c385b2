import type { EventPayload } from '@webdocs/contracts/events/event';
import { plus } from '@webdocs/design/drawings';
import { toggle } from './control.ts';

type QueuedBlock = EventPayload<'play-queue/toggled'>;

/** Code that readers collect from several blocks, to run it together. */
export interface CodeQueue {
  readonly toggle: (block: QueuedBlock, code: string) => void;
  readonly has: (key: string) => boolean;
}

interface QueueSurroundings {
  readonly text: (id: string) => string;
  readonly page: string;
  /** Of the block among all of its page. */
  readonly index: number;
  readonly queue: CodeQueue | undefined;
}

/** Puts the code of a block into the queue, or takes it out; the owner of the queue says later whether it is in. */
export function queueControl(block: HTMLElement, { text, page, index, queue }: QueueSurroundings) {
  const lang = languageOf(block);
  if (!queue || !lang) return undefined;
  const id = `code-${index + 1}`;
  const key = `${page}#${id}`;
  const button = toggle(plus, text('reading-queue-add'));
  button.dataset.queueKey = key;
  button.setAttribute('aria-pressed', String(queue.has(key)));
  button.addEventListener('click', () => queue.toggle({ key, id, lang }, block.querySelector('pre')?.textContent ?? ''));
  return { button, stop: () => undefined };
}

/** As the queue calls it; blocks that no playground runs have none. */
function languageOf(block: HTMLElement): string | undefined {
  if (!block.dataset.liveSample && !block.dataset.playable) return undefined;
  const named = /brush:\s*(\S+)/.exec(block.querySelector('pre')?.className ?? '')?.[1] ?? '';
  if (/^(?:javascript|mjs)$/.test(named)) return 'js';
  return /^(?:js|css|html|xhtml|svg)$/.test(named) ? named : undefined;
}
