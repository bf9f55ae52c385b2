import type { KeptArea } from '@webdocs/contracts/offline/offline-status';
import { packAreas, type PackArea } from '@webdocs/contracts/offline/pack-areas';
import type { Pack, PackIndex } from '@webdocs/contracts/offline/pack-index';
import type { OfflineChoice } from '@webdocs/contracts/offline/worker-messages';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';

/** An area as a reader ticks it, with what is known of it. */
export interface AreaRow {
  readonly area: PackArea;
  readonly isChosen: boolean;
  /** Unknown while the site cannot be asked. */
  readonly pages: number | undefined;
  /** What it takes up, in the language of the choice and in English where it is not all translated. */
  readonly bytes: number;
  readonly state: KeptArea['state'] | 'absent';
  /** Of what is under way: what has come, and what has to. */
  readonly came: number;
  readonly total: number;
  readonly failure: KeptArea['failure'];
}

/** In the order in which they are listed. `site` is no choice: every area needs it. */
export function areaRows(index: PackIndex | undefined, choice: OfflineChoice, areas: readonly KeptArea[]): AreaRow[] {
  return packAreas.flatMap((area): AreaRow[] => {
    if (area === 'site') return [];
    const packs = index?.packs.filter((pack) => pack.area === area && isRead(pack, choice.locale)) ?? [];
    const own = areas.filter((kept) => kept.area === area);
    if (packs.length === 0 && own.length === 0) return [];
    const isChosen = choice.areas.includes(area);
    return [
      {
        area,
        isChosen,
        pages: packs.length > 0 ? sum(packs.map(({ pages }) => pages)) : undefined,
        bytes: packs.length > 0 ? sum(packs.map(({ bytes }) => bytes)) : sum(own.map(({ size }) => size)),
        state: isChosen ? stateOf(own) : 'absent',
        came: sum(own.map(({ bytes }) => bytes)),
        total: sum(own.map(({ total }) => total)),
        failure: own.find(({ failure }) => failure)?.failure,
      },
    ];
  });
}

function isRead(pack: Pack, locale: Locale): boolean {
  return pack.locale === locale || pack.locale === fallbackLocale;
}

/** Of several, what is furthest from being ready. */
const byUrgency = ['failed', 'download', 'unpack', 'waiting', 'update', 'ready'] as const satisfies ReadonlyArray<KeptArea['state']>;

function stateOf(areas: readonly KeptArea[]): KeptArea['state'] {
  return byUrgency.find((state) => areas.some((area) => area.state === state)) ?? 'waiting';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
