import type { HydrationMarkContent } from '@webdocs/contracts/telemetry/hydration-mark';
import { telemetryApp } from '@webdocs/contracts/telemetry/limits';
import type { HydrationMark } from '@webdocs/contracts/telemetry/metrics';
import { isOptedOut } from '@webdocs/contracts/telemetry/opt-out';
import { pageKindOf, type CountedPage } from '@webdocs/contracts/telemetry/page-kind';
import { forgetWhatIsStored } from '@webdocs/telemetry/what-is-stored';
import { whenIdle } from './hydration-moment.ts';

/** More say no more of a page. */
const keptErrors = 10;

/** What is read of the state block. */
export interface BegunPage {
  readonly composition?: string;
  readonly main?: { readonly owner: string };
  readonly remotes?: Readonly<Record<string, { readonly version: string }>>;
  readonly page?: CountedPage;
}

/**
 * A page says that it begins to hydrate, and that it is interactive: one that says the first alone is broken in a way that it cannot
 * report. Nothing is told of a reader who is not counted, and nothing of a page that is prerendered before it is shown.
 *
 * Returns what is called when hydration begins; the shell says when it is over, and how to fetch what measures the visit.
 */
export function keepHydrationMarks(): (page: BegunPage) => void {
  const early = (window.webdocsEarly ??= {});
  const errors: Event[] = (early.errors = []);
  let tell: ((mark: HydrationMark) => void) | undefined;
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => {
      if (errors.length < keptErrors) errors.push(event);
    });

  const mayTell = (early.mayTell = () => {
    try {
      // Where storage is blocked Glean would say so as an error of the page, and could measure nothing.
      return Boolean(sessionStorage) && !isOptedOut(document, navigator);
    } catch {
      // A frame that may read no cookies cannot know.
      return false;
    }
  });
  early.interactive = (measure, isMainAlive) => {
    if (isMainAlive) tell?.('interactive');
    if (mayTell()) whenSeen(() => whenIdle(() => mayTell() && void measure().catch(() => undefined)));
    else forgetWhatIsStored();
    return mayTell();
  };

  return ({ composition = '', main: { owner: remote } = { owner: '' }, remotes, page }) => {
    // Over plain HTTP browsers make no id, except of the machine that they run on.
    const id = crypto.randomUUID?.();
    if (tell || !id || !mayTell()) return;
    const kind = pageKindOf(location.pathname, page);
    const body = JSON.stringify({ composition, kind, remote, version: remotes?.[remote]?.version ?? '' } satisfies HydrationMarkContent);
    tell = (mark) => {
      const send = () => {
        if (!mayTell()) return;
        fetch(`/submit/${telemetryApp}/${mark}/1/${id}`, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(
          () => undefined,
        );
      };
      if (isPrerendered()) document.addEventListener('prerenderingchange', send, { once: true });
      else send();
    };
    tell('began');
  };
}

function whenSeen(callback: () => void): void {
  const events = ['visibilitychange', 'prerenderingchange'];
  const look = () => {
    if (isPrerendered() || document.visibilityState === 'hidden') return;
    for (const event of events) document.removeEventListener(event, look);
    callback();
  };
  for (const event of events) document.addEventListener(event, look);
  look();
}

function isPrerendered(): boolean {
  return Boolean((document as Document & { readonly prerendering?: boolean }).prerendering);
}
