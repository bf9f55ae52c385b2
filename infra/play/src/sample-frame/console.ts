import { consoleMethods, type MessageFromFrame } from '@webdocs/contracts/samples/sample-messages';

/** Everything that is written to the console, and every error that nothing catches, is told to the page too. */
export function tellConsole(tell: (message: MessageFromFrame) => void): void {
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
    if (event instanceof ErrorEvent) tell({ typ: 'console', prop: 'error', args: [event.message] });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    tell({ typ: 'console', prop: 'error', args: [`Uncaught (in promise) ${textOf(reason)}`] });
  });
}

function textOf(reason: unknown): string {
  try {
    return String(reason);
  } catch {
    return Object.prototype.toString.call(reason);
  }
}
