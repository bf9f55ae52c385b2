import type { TelemetryFactKind } from '@webdocs/database/tables';

export const dimensions = ['page_kind', 'locale', 'device', 'remote', 'version', 'subject'] as const;
type Dimension = (typeof dimensions)[number];

/** By what a day is counted apart: what reports of months ask. Minutes have all of it, for as long as they are kept. */
const askedOfDays: Readonly<Record<TelemetryFactKind, readonly Dimension[]>> = {
  view: ['page_kind', 'locale'],
  visit: ['locale'],
  click: ['locale', 'subject'],
  vital: ['device', 'remote', 'version', 'subject'],
  failure: ['locale', 'remote', 'version', 'subject'],
  began: ['remote', 'version'],
  interactive: ['remote', 'version'],
};

export const factKinds = Object.keys(askedOfDays) as TelemetryFactKind[];

export function kindsAskedBy(dimension: Dimension): TelemetryFactKind[] {
  return factKinds.filter((kind) => askedOfDays[kind].includes(dimension));
}
