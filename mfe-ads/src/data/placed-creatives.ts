import { areaOf } from '@webdocs/contracts/api/area';
import { askPlacements, countPlacementView, type Placements, type PlacementSlot } from '@webdocs/contracts/api/placements';

/** What comes later would be put where the reader is looking by then. */
const patienceMs = 3000;
const withSide = /^(play|docs|blog|observatory|search|curriculum\/.)/;

let asked: { readonly pathname: string; readonly answer: Promise<Partial<Placements>> } | undefined;

/** What is in the places of a page. It is asked once for all of them, and again when another page is opened. */
export function placementsOf(pathname: string): Promise<Partial<Placements>> {
  if (asked?.pathname !== pathname) asked = { pathname, answer: ask(pathname).catch(() => ({})) };
  return asked.answer;
}

async function ask(pathname: string): Promise<Partial<Placements>> {
  await shown();
  const reply = await fetch(askPlacements.path, {
    method: askPlacements.method,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...wishOf(pathname), preview: /^#ad-preview=(.+)/.exec(location.hash)?.[1] }),
    signal: AbortSignal.timeout(patienceMs),
  });
  return reply.json();
}

/** A page that is made in advance is not seen yet, and may never be. */
async function shown(): Promise<void> {
  const { prerendering } = document as { readonly prerendering?: boolean };
  if (prerendering) await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}

function wishOf(pathname: string): { keywords: string[]; pongs: PlacementSlot[] } {
  const [, , section = '', ...rest] = pathname.split('/');
  const place = [section, ...rest].join('/');
  if (/^(_homepage)?$/.test(place)) return { keywords: ['home'], pongs: ['hpMain', 'hpFooter'] };
  const pongs: PlacementSlot[] = ['top'];
  if (withSide.test(place)) pongs.push('side');
  if (section === 'docs') pongs.push('bottom');
  return { keywords: [section === 'docs' ? areaOf(rest.join('/')) : section.replaceAll('-', '_')], pongs };
}

/** Goes out even if the page is left, and without cookies. A view that cannot be counted is nothing that a reader has to know. */
export function countView(address: string): void {
  void fetch(address, { method: countPlacementView.method, keepalive: true, credentials: 'omit' }).catch(() => undefined);
}
