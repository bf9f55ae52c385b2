import type { TelemetryDevice } from '@webdocs/database/tables';
import type { ActionPing, PagePing, VitalsPing } from '@webdocs/contracts/telemetry/pings';
import { vitalNames } from '@webdocs/contracts/telemetry/metrics';
import { clickSource } from './click-source.ts';
import { placesOfMarks, unknownFact, type Fact } from './fact.ts';
import type { ReadPing } from './read-ping.ts';

/** What is known on this side of what a browser may say. */
export interface KnownNames {
  readonly wasLive: (remote: string, version: string) => boolean;
  readonly locales: readonly string[];
  /** Of the page that sent it. */
  readonly locale: string;
  /** The name by which a click is counted, or what stands for it. */
  readonly nameOfClick: (source: string, family: string) => string;
}

const shell = 'shell';
const other = 'other';
/** An hour: what takes longer was asleep meanwhile. */
const mostValue = 3_600_000;
/** Below 769 pixels. */
const phoneBreakpoints = ['xs', 'sm'];

type FactOfPing = Omit<Fact, 'ping'>;

/** What a ping tells, in words that are known here: whatever else it says is not kept. */
export function factsOfPing(id: string, ping: ReadPing, known: KnownNames): Fact[] {
  return facts(ping, known).map((fact) => ({ ping: id, ...fact }));
}

function facts(ping: ReadPing, known: KnownNames): FactOfPing[] {
  switch (ping.name) {
    case 'page':
      return viewFacts(ping.content, known);
    case 'action':
      return clickFacts(ping.content, known);
    case 'vitals':
      return vitalFacts(ping.content, known);
    case 'began':
    case 'interactive': {
      const { kind: pageKind, remote, version } = ping.content;
      const nth = placesOfMarks[ping.name];
      return [{ ...unknownFact, nth, kind: ping.name, pageKind, locale: known.locale, ...released(remote, version, known) }];
    }
  }
}

function viewFacts({ metrics }: PagePing, known: KnownNames): FactOfPing[] {
  const said = { ...ofPage(metrics.string, known), device: deviceOf(metrics.string) };
  const isFirst = metrics.boolean?.['page.is_first_view'] === true;
  return [{ ...said, kind: 'view', nth: 0 }, ...(isFirst ? [{ ...said, kind: 'visit', nth: 1 } as const] : [])];
}

function clickFacts({ metrics, events }: ActionPing, known: KnownNames): FactOfPing[] {
  const said = ofPage(metrics.string, known);
  return events.map(({ extra }, nth) => {
    const { source, family } = clickSource(extra.source);
    return { ...said, kind: 'click', nth, subject: known.nameOfClick(source, family) };
  });
}

/** Each vital is of the remote that shows the page, and of the shell around it. */
function vitalFacts({ metrics: { string, quantity } }: VitalsPing, known: KnownNames): FactOfPing[] {
  const said = { ...ofPage(string, known), device: deviceOf(string) };
  const shellVersion = string['site.shell_version'];
  const shown = [
    said,
    ...(shellVersion !== undefined && said.remote !== shell ? [{ ...said, ...released(shell, shellVersion, known) }] : []),
  ];
  const measured = vitalNames.flatMap((subject) => {
    const value = quantity[`vitals.${subject.toLowerCase() as Lowercase<typeof subject>}`];
    return value === undefined ? [] : [{ subject, value: Math.min(value, mostValue) }];
  });
  return shown
    .flatMap((one) => measured.map((vital) => ({ ...one, ...vital, kind: 'vital' as const })))
    .map((fact, nth) => ({ ...fact, nth }));
}

type SaidOfPage = PagePing['metrics']['string'] | ActionPing['metrics']['string'] | VitalsPing['metrics']['string'];

function ofPage(said: SaidOfPage, known: KnownNames) {
  const locale = said['site.locale'] ?? '';
  return {
    ...unknownFact,
    pageKind: said['page.kind'],
    locale: known.locales.includes(locale) ? locale : '',
    ...released(said['site.remote'], said['site.version'], known),
  };
}

/** Versions can be made up: those that were never live are one. */
function released(remote: string, version: string, { wasLive }: KnownNames) {
  return wasLive(remote, version) ? { remote, version } : { remote: other, version: other };
}

function deviceOf(said: PagePing['metrics']['string'] | VitalsPing['metrics']['string']): TelemetryDevice | '' {
  const breakpoint = said['navigator.viewport_breakpoint'];
  if (breakpoint === undefined) return '';
  return phoneBreakpoints.includes(breakpoint) ? 'phone' : 'desktop';
}
