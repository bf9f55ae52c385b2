import { packAreaOf } from '@webdocs/contracts/offline/pack-areas';

const wantedPage = '#offline=';

/** The row to which an address leads: by its own name, or, from a page that is not on the device, as that of `#offline=/en-US/docs/Web/HTTP`. */
export function wantedRow(hash: string): string | undefined {
  if (hash.startsWith(wantedPage)) return `offline-${packAreaOf(hash.slice(wantedPage.length))}`;
  return hash.startsWith('#offline-') ? hash.slice(1) : undefined;
}

/** The list was not there when the browser looked for it. */
export function scrollToWanted(hash: string): void {
  const wanted = wantedRow(hash);
  const row = wanted === undefined ? null : (document.getElementById(wanted) ?? document.getElementById('offline'));
  row?.scrollIntoView({ block: 'center' });
  row?.toggleAttribute('data-wanted', true);
}
