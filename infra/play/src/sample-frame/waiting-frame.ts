import { holdMs, readOrder, runnerVersion, type RunOrder, type WaitingMessage } from '@webdocs/contracts/samples/runner-messages';
import { runByPort } from './run-by-port.ts';
import type { WaitingFacts } from './waiting-facts.ts';

const own = document.currentScript as HTMLScriptElement;
const facts = JSON.parse(own.dataset['waiting'] ?? '{}') as WaitingFacts;
own.remove();

// Of another origin: code here can put nothing in its place.
const page = window.parent;

window.addEventListener('message', hear);
// Says nothing of the code; which frame it is the page knows by the window that it comes from.
if (page !== window) say('waiting');

function hear({ data, source, origin, ports: [port] }: MessageEvent): void {
  if (source !== page || !facts.siteOrigins.includes(origin)) return;
  const order = readOrder(data);
  if (order?.typ === 'hold') hold();
  else if (order?.typ === 'keep') void keep();
  else if (order && port) take(order, port);
}

/** One code for each document: whatever comes later finds no one here. */
function take(order: RunOrder, port: MessagePort): void {
  window.removeEventListener('message', hear);
  void runByPort(order, port, facts);
}

function hold(): void {
  const start = performance.now();
  while (performance.now() - start < holdMs);
  say('held');
}

/** From then on the browser has it: the answers are kept for good. Asked for as scripts are, or a cache may keep them apart. */
async function keep(): Promise<void> {
  const ask = (address: string) => fetch(address, { mode: 'no-cors', credentials: 'include' });
  const answers = await Promise.all([facts.guardAddress, facts.wabtAddress].map(ask)).catch(() => []);
  // Of another host nothing is told but that there was an answer.
  if (answers.length > 0 && answers.every(({ ok, type }) => ok || type === 'opaque')) say('kept');
}

function say(typ: WaitingMessage['typ']): void {
  page.postMessage({ typ, version: runnerVersion } satisfies WaitingMessage, '*');
}
