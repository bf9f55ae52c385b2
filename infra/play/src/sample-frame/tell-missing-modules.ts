import type { ModuleProblem, NoModuleMessage } from '@webdocs/contracts/samples/runner-messages';

/** As Chrome, Firefox and Safari say that no import map knows a name. */
const unmapped = [
  /module specifier ["“'](.{1,300}?)["”']/,
  /specifier [“"'](.{1,300}?)[”"'] was a bare/,
  /Module name, '(.{1,300}?)' does not/,
];

/** A page that asks for a thousand is told of some. */
const most = 20;

/** Tells the page which modules code asks for and does not get: of the first kind browsers say it in the words of a policy, of the last not at all. */
export function tellMissingModules(tell: (message: NoModuleMessage) => void): void {
  const told = new Set<string>();
  const say = (problem: ModuleProblem, name: string) => {
    if (told.size >= most || told.has(name)) return;
    told.add(name);
    tell({ typ: 'no-module', problem, name });
  };
  const sayUnmapped = (thrown: unknown) => {
    const message = thrown instanceof TypeError ? String(thrown.message) : '';
    const name = unmapped.map((words) => words.exec(message)?.[1]).find(Boolean);
    if (name) say('unmapped', name);
  };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, isTrusted }) => {
    if (isTrusted && effectiveDirective.startsWith('script-src')) say('refused', blockedURI);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => sayUnmapped(reason));
  // An error event of an element, which does not rise, is another kind of event than that of a script that throws.
  const hear = (event: Event) => {
    if (event instanceof ErrorEvent) sayUnmapped(event.error);
    else if (told.size === 0 && event.target instanceof HTMLScriptElement && event.target.type === 'module') say('failed', missing());
  };
  window.addEventListener('error', hear, { capture: true });
}

/** The address of what was asked for last and answered with an error, where the browser notes it. */
function missing(): string {
  const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return asked.findLast(({ responseStatus }) => responseStatus >= 400)?.name ?? '';
}
