/** @jest-environment jsdom */
import { Blob } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { CompressionStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { embedOfCode } from './embed-of-code.ts';

// What browsers have and jsdom lacks.
Object.assign(globalThis, { Blob, CompressionStream, TextDecoder, TextEncoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const options = { id: undefined, view: 'both', origin: 'https://play.example.net', locale: 'fr', title: 'Tea & "cups"' } as const;

async function frameOf(...words: Parameters<typeof embedOfCode>): Promise<HTMLIFrameElement> {
  document.body.innerHTML = (await embedOfCode(...words)) ?? '';
  expect(document.body.children).toHaveLength(1);
  return document.body.firstElementChild as HTMLIFrameElement;
}

test('code is embedded by a frame that loads late, is as wide as its place, and has a name', async () => {
  const frame = await frameOf({ html: '<p>Tea' }, options);
  expect(frame.src).toMatch(/^https:\/\/embed\.play\.example\.net\/fr\/play#state=./);
  expect([frame.title, frame.width, frame.height, frame.getAttribute('loading')]).toEqual(['Tea & "cups"', '100%', '420', 'lazy']);
});

test('it has the rights that it needs, and none to lead the page around it away', async () => {
  const frame = await frameOf({ html: '<p>Tea' }, options);
  const rights = frame.getAttribute('sandbox')?.split(' ') ?? [];
  expect(rights).toEqual(expect.arrayContaining(['allow-scripts', 'allow-same-origin', 'allow-popups-to-escape-sandbox']));
  expect(rights.filter((right) => /navigation|modals|downloads/.test(right))).toEqual([]);
});

test('shared code goes by its id, with the view that was chosen', async () => {
  const frame = await frameOf({ js: 'x'.repeat(400_000) }, { ...options, id: 'abcdefghijkl', view: 'result' });
  expect(frame.src).toBe('https://embed.play.example.net/fr/play?id=abcdefghijkl&show=result');
});

test('code that is too long for an address has none', async () => {
  const random = Array.from({ length: 200_000 }, (_, turn) => ((turn * 7919) % 104_729).toString(36)).join('');
  expect(await embedOfCode({ js: random }, options)).toBeUndefined();
});
