import { consoleMethods, type CodePlace, type MessageFromFrame } from '@webdocs/contracts/samples/sample-messages';
import { placeInStack, placeOfError } from './code-place.ts';
import type { FrameFacts } from './frame-facts.ts';
import { Stopped } from './watch-loops.ts';

/** Everything that is written to the console, and every error that nothing catches, is told to the page too. */
export function tellConsole(tell: (message: MessageFromFrame) => void, firstLines: FrameFacts['firstLines']): void {
  for (const prop of consoleMethods) {
    const usual = console[prop].bind(console) as (...args: readonly unknown[]) => void;
    const told = (...args: readonly unknown[]): void => {
      usual(...args);
      tell({ typ: 'console', prop, args });
    };
    Object.assign(console, { [prop]: told });
  }
  window.addEventListener('error', (event) => {
    // A picture that does not load is an event of this name too, and no error of the code.
    if (!(event instanceof ErrorEvent) || event.error instanceof Stopped) return;
    // Of a module that waits, some versions of Chrome tell no line: its error knows.
    const place = placeOfError(event, firstLines, howItWasPutIn.test(event.message)) ?? placeInStack(event.error);
    tellError(event.message.replace(howItWasPutIn, ''), place);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof Stopped)) tellError(`Uncaught (in promise) ${textOf(reason)}`, placeInStack(reason));
  });

  function tellError(message: string, place: CodePlace | undefined): void {
    tell({ typ: 'console', prop: 'error', args: [message], ...(place ? { place } : {}) });
  }
}

/** Chrome says it before each syntax error of a script that a script has put in. */
const howItWasPutIn = /Failed to execute 'replaceWith' on 'Element': /;

function textOf(reason: unknown): string {
  try {
    return String(reason);
  } catch {
    return Object.prototype.toString.call(reason);
  }
}
