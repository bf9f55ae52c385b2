import { readOrderByPort, type MessageByPort, type RunOrder } from '@webdocs/contracts/samples/runner-messages';
import type { ConsoleMessage, MessageFromFrame } from '@webdocs/contracts/samples/sample-messages';
import { applyChoice } from './apply-choice.ts';
import { cloneable } from './cloneable.ts';
import { tellConsole } from './console.ts';
import { emptyHost } from './empty-host.ts';
import type { GuardFunctions } from './guard-functions.ts';
import { leaveFocus } from './leave-focus.ts';
import { namingOwnAssets } from './own-assets.ts';
import { printQueue } from './print-queue.ts';
import { printConsole } from './print-console.ts';
import { printedLines } from './printed-lines.ts';
import { runChecks } from './run-checks.ts';
import { tellMissingModules } from './tell-missing-modules.ts';
import { followTheme } from './theme.ts';
import type { WaitingFacts } from './waiting-facts.ts';
import { runWithWasm } from './wasm.ts';
import { watchDialogs } from './watch-dialogs.ts';
import { watchLoops } from './watch-loops.ts';
import { writtenDocument } from './written-document.ts';

/** How long loops that are counted may go on without a pause. Unguarded code is given up after about as long. */
const guardedRunMs = 1500;

/** Writes the document of the code over this one: the window stays, and with it what is put into it here before the code runs. */
export async function runByPort(given: RunOrder, port: MessagePort, facts: WaitingFacts): Promise<void> {
  const order = facts.sharedAssets ? { ...given, code: namingOwnAssets(given.code) } : given;
  // Kept before the code can put something else in its place.
  const tell = port.postMessage.bind(port) as (message: MessageByPort | ConsoleMessage) => void;
  // Before the first module is asked for, which what counts loops is.
  useImportMap(order.code.importMap);
  const guard = order.isGuarded ? await loadGuard(facts.guardAddress) : undefined;
  // Where a page wants code to be guarded, nothing else would stop it.
  if (order.isGuarded && !guard) return tell({ typ: 'unguarded' });
  if (facts.isKept) await emptyHost();
  const { start, rest, followsTheme, places, wasmScript } = writtenDocument(order, facts, guard);
  const { wat } = order.code;

  // From here on the listeners of the window are those of the new document.
  document.open();
  document.write(start);
  const queue = printQueue(tell);
  const { printed, printError } = order.tellsCalls ? tellCalls(tell) : printConsole(queue, places);
  tellMissingModules(tell);
  watchDialogs(
    () => tell({ typ: 'asking' }),
    () => tell({ typ: 'answered' }),
  );
  if (order.isTyped) leaveFocus();
  if (guard) watchLoops(tell, { longestMs: guardedRunMs, instrumented: guard.instrumentedMade });
  const setTheme = followsTheme ? followTheme(order.theme) : undefined;
  // That of the browser alone: from here on silence means nothing.
  window.addEventListener('pagehide', ({ isTrusted }) => isTrusted && tell({ typ: 'leaving' }));
  document.addEventListener('DOMContentLoaded', async () => {
    if (wat !== undefined) await runWithWasm({ source: wat, script: wasmScript, wabtAddress: facts.wabtAddress }).catch(printError);
    tell({ typ: 'ready' });
  });
  port.onmessage = ({ data }) => {
    const message = readOrderByPort(data);
    if (message?.typ === 'ping') {
      queue.pageAsked();
      tell({ typ: 'pong' });
    } else if (message?.typ === 'choice') applyChoice(message.code);
    else if (message?.typ === 'check') void runChecks(message.checks, printed, tell);
    else if (message) setTheme?.(message.theme);
  };
  document.write(rest);
  document.close();
}

/** As the frame of a sample in a document tells them. */
function tellCalls(tell: (message: MessageFromFrame) => void): ReturnType<typeof printConsole> {
  const { lines, take } = printedLines();
  const say = (message: MessageFromFrame): void => {
    if (message.typ !== 'console') return tell(message);
    take(message);
    tell({ ...message, args: message.args.map(cloneable) });
  };
  tellConsole(say, { html: 1, js: 1 });
  return { printed: lines, printError: (thrown) => say({ typ: 'console', prop: 'error', args: [String(thrown)] }) };
}

/** It belongs to the window, and so to the document that is written over this one. The page has read it: a browser says what it cannot use. */
function useImportMap(importMap = ''): void {
  if (importMap.trim() === '') return;
  const element = document.createElement('script');
  element.type = 'importmap';
  element.textContent = importMap;
  document.head.append(element);
  element.remove();
}

async function loadGuard(address: string): Promise<GuardFunctions | undefined> {
  try {
    return (await import(address)) as GuardFunctions;
  } catch {
    return undefined;
  }
}
