import type { EventPayload } from '@webdocs/contracts/events/event';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';

export type QueuedBlock = EventPayload<'play-queue/toggled'>;

export interface QueuedCode {
  readonly code: string;
  /** What the block is called on its page. */
  readonly name: string;
}

/**
 * The code of queued blocks by their keys, as long as the page lives: everyone may know what is in the queue, the code itself
 * stays here. A reader may leave the document of a block and collect another one's.
 */
export const queuedCode = new Map<string, QueuedCode>();

/** All blocks of the queue as one sample, in the order in which they came; those of one language are joined. */
export function joinedCode(queue: readonly QueuedBlock[]): SampleCode {
  const joined: Partial<Record<'html' | 'css' | 'js', string>> = {};
  for (const { key, lang } of queue) {
    const part = lang === 'js' || lang === 'css' ? lang : 'html';
    joined[part] = [joined[part], queuedCode.get(key)?.code].filter(Boolean).join('\n');
  }
  const pages = new Set(queue.map(({ key }) => key.split('#')[0] ?? ''));
  const [page = ''] = pages;
  // Pictures beside a document are found below it; code of two documents has no place of its own.
  return pages.size === 1 && page.startsWith('/') ? { ...joined, srcPrefix: page.replace(/\/$/, '') } : joined;
}

/** What a block begins with: it tells blocks of one section apart. */
export function firstLine(key: string): string {
  return (
    (queuedCode.get(key)?.code ?? '')
      .split('\n')
      .find((line) => line.trim())
      ?.trim() ?? ''
  );
}

export function nameOf(key: string): string {
  return queuedCode.get(key)?.name ?? '';
}
