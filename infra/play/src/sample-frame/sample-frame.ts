import { addressed, readToFrame, type MessageFromFrame } from '@webdocs/contracts/samples/sample-messages';
import { runChecks } from './run-checks.ts';
import { applyChoice } from './apply-choice.ts';
import { cloneable } from './cloneable.ts';
import { tellConsole } from './console.ts';
import type { FrameFacts } from './frame-facts.ts';
import { printedLines } from './printed-lines.ts';
import { followTheme } from './theme.ts';
import { watchLoops } from './watch-loops.ts';
import { runWithWasm } from './wasm.ts';

const own = document.currentScript as HTMLScriptElement;
const facts = JSON.parse(own.dataset['frame'] ?? '{}') as FrameFacts;
// Samples count and select their elements: ours is gone before they look.
own.remove();

// Of another origin: code here can put nothing in its place.
const page = window.parent;

function tell(message: MessageFromFrame): void {
  if (page === window) return;
  try {
    page.postMessage(addressed(message, facts.id), '*');
  } catch {
    if (message.typ === 'console') page.postMessage(addressed({ ...message, args: message.args.map(cloneable) }, facts.id), '*');
  }
}

const printed = printedLines();
tellConsole((message) => {
  if (message.typ === 'console') printed.take(message);
  tell(message);
}, facts.firstLines);
watchLoops(tell);
const setTheme = facts.followsTheme ? followTheme(facts.theme) : undefined;
const { wat } = facts;

window.addEventListener('message', ({ data, source }) => {
  const message = source === page && readToFrame(data, facts.id);
  if (!message) return;
  if (message.typ === 'ping') tell({ typ: 'pong' });
  else if (message.typ === 'choice') applyChoice(message.code);
  else if (message.typ === 'check') void runChecks(message.checks, printed.lines, tell);
  else setTheme?.(message.theme);
});

document.addEventListener('DOMContentLoaded', async () => {
  if (wat) await runWithWasm(wat).catch((thrown: unknown) => tell({ typ: 'console', prop: 'error', args: [String(thrown)] }));
  tell({ typ: 'ready' });
});
