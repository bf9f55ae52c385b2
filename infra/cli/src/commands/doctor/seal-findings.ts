import type { SystemLayers } from '@webdocs/gateway/fragments/system-layers';
import { ok, type Finding } from './finding.ts';

/** What holds server bundles back. Node's part is always there; what the system adds is welcome and not needed. */
export function sealFindings({ network, user, end }: Omit<SystemLayers, 'prefix'>): Finding[] {
  const layers = { 'no network': network, 'a user of their own': user, 'an end with the site': end };
  const named = (wanted: boolean): string =>
    Object.entries(layers)
      .filter(([, isOn]) => isOn === wanted)
      .map(([layer]) => layer)
      .join(', ');
  const missing = named(false);
  return [
    ok(
      'server bundles',
      `in processes without files, programs and threads, and there in a context of their own; the system adds ${named(true) || 'nothing'}${missing && `; it cannot add ${missing}`}`,
    ),
  ];
}
