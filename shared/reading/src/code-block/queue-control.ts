import type { EventPayload } from '@webdocs/contracts/events/event';
import { plus } from '@webdocs/design/drawings';
import { toggle, type ControlText } from './control.ts';
import { languageOf } from './language-of.ts';

type QueuedBlock = EventPayload<'play-queue/toggled'>;

/** Code that readers collect from several blocks, to run it together. */
export interface CodeQueue {
  /** With what the block is called. */
  readonly toggle: (block: QueuedBlock, code: string, name: string) => void;
  readonly has: (key: string) => boolean;
}

interface QueueSurroundings {
  readonly text: ControlText;
  /** Of the block, for those who hear of its buttons out of their place. */
  readonly name: string;
  readonly page: string;
  /** Of the block among all of its page. */
  readonly index: number;
  readonly queue: CodeQueue | undefined;
}

/** Puts the code of a block into the queue, or takes it out; the owner of the queue says later whether it is in. */
export function queueControl(block: HTMLElement, { text, name, page, index, queue }: QueueSurroundings) {
  const isPlayable = block.dataset.liveSample || block.dataset.playable;
  const lang = languageOf(block);
  if (!queue || !isPlayable || !lang) return undefined;
  const id = `code-${index + 1}`;
  const key = `${page}#${id}`;
  const button = toggle(plus, text('reading-queue-code', { name }), text('reading-queue-about'));
  button.dataset.queueKey = key;
  button.setAttribute('aria-pressed', String(queue.has(key)));
  button.addEventListener('click', () => queue.toggle({ key, id, lang }, block.querySelector('pre')?.textContent ?? '', name));
  return { button, stop: () => undefined };
}
