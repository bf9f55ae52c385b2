import type { EventPayload } from '@webdocs/contracts/events/event';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';

export type QueuedBlock = EventPayload<'play-queue/toggled'>;

/**
 * The code of queued blocks by their keys, as long as the page lives: everybody may know what is in the queue, the code itself
 * stays here. A reader may leave the document of a block and collect another one's.
 */
export const queuedCode = new Map<string, string>();

/** All blocks of the queue as one sample, in the order in which they came; those of one language are joined. */
export function joinedCode(queue: readonly QueuedBlock[]): SampleCode {
  const joined: Partial<Record<'html' | 'css' | 'js', string>> = {};
  for (const { key, lang } of queue) {
    const part = lang === 'js' || lang === 'css' ? lang : 'html';
    joined[part] = [joined[part], queuedCode.get(key)].filter(Boolean).join('\n');
  }
  return joined;
}

/** What a block begins with: it tells blocks of one language apart. */
export function firstLine(key: string): string {
  return (
    (queuedCode.get(key) ?? '')
      .split('\n')
      .find((line) => line.trim())
      ?.trim() ?? ''
  );
}
