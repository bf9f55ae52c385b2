import { areaOf } from '@webdocs/contracts/api/area';
import type { PlacementSection } from '@webdocs/contracts/api/campaigns';
import {
  askPlacements,
  countPlacementView,
  type Placements,
  type PlacementSlot,
  type PlacementWish,
} from '@webdocs/contracts/api/placements';
import { previewIn } from './preview.ts';

/** What comes later would be put where the reader is looking by then. */
export const patienceMs = 3000;
const otherSections = /^(blog|curriculum|observatory|play|search)$/;
const withSide = /^(play|search)\/?$|^(docs|blog|observatory)(\/|$)|^curriculum\/./;
/** From this width on the style sheet shows the card beside a document, and below it the banner under the document. */
const besideDocuments = '(min-width: 1200px)';

let asked: { readonly pathname: string; readonly answer: Promise<Partial<Placements>> } | undefined;

/** What is in the places of a page. It is asked once for all of them, and again when another page is opened. */
export function placementsOf(pathname: string): Promise<Partial<Placements>> {
  if (asked?.pathname !== pathname) asked = { pathname, answer: ask(wishOf(pathname)).catch(() => ({})) };
  return asked.answer;
}

async function ask(wish: PlacementWish): Promise<Partial<Placements>> {
  const reply = await fetch(askPlacements.path, {
    method: askPlacements.method,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
    signal: AbortSignal.timeout(patienceMs),
  });
  return reply.json();
}

function wishOf(pathname: string): PlacementWish {
  const preview = previewIn(location.hash);
  const [, , ...path] = pathname.split('/');
  const pongs = placesOf(path.join('/'));
  if (preview?.slot && !pongs.includes(preview.slot)) pongs.push(preview.slot);
  return { keywords: sectionsOf(path), pongs, preview: preview?.code };
}

/** Those that are seen: a place that the style sheet hides would count as loaded. */
function placesOf(path: string): PlacementSlot[] {
  if (isHome(path)) return ['hpMain', 'hpFooter'];
  if (/^docs(\/|$)/.test(path) && !matchMedia(besideDocuments).matches) return ['top', 'bottom'];
  return withSide.test(path) ? ['top', 'side'] : ['top'];
}

/** None where campaigns cannot choose the section, whatever the address says. */
function sectionsOf([section = '', ...rest]: readonly string[]): PlacementSection[] {
  if (section === 'docs') return [areaOf(rest.join('/'))];
  if (isHome(section)) return ['home'];
  return otherSections.test(section) ? [section as PlacementSection] : [];
}

function isHome(path: string): boolean {
  return path === '' || path === '_homepage';
}

/** Goes out even if the page is left, and without cookies. A view that cannot be counted is nothing that a reader has to know. */
export function countView(address: string): void {
  void fetch(address, { method: countPlacementView.method, keepalive: true, credentials: 'omit' }).catch(() => undefined);
}
