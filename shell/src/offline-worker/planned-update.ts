import type { Pack, PackFile, PackIndex } from '@webdocs/contracts/offline/pack-index';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { OfflineChoice } from '@webdocs/contracts/offline/worker-messages';
import type { KeptPack } from './offline-store.ts';

/** An area in a language, with what has to come so that it is as the site has it. */
export interface PlannedArea extends Pick<Pack, 'area' | 'locale'> {
  /** What is read afterwards. */
  readonly packs: readonly KeptPack[];
  /** Those of its files that are not here. */
  readonly missing: ReadonlyArray<PackFile & { readonly pack: KeptPack }>;
}

export interface PlannedUpdate {
  /** In the order of the index. */
  readonly areas: readonly PlannedArea[];
  /** What is here and not chosen any more, or not on the site any more. */
  readonly unwanted: ReadonlyArray<Pick<Pack, 'area' | 'locale'>>;
}

/** What the site has of a choice, against what is here. */
export function plannedUpdate(index: PackIndex, choice: OfflineChoice, kept: readonly KeptPack[]): PlannedUpdate {
  const wanted = index.packs.filter((pack) => isChosen(pack, choice));
  const names = [...new Set(wanted.map(nameOf))];
  const areas = names.map((name) =>
    plannedArea(
      wanted.filter((pack) => nameOf(pack) === name),
      kept,
    ),
  );
  const unwanted = kept.filter(
    (pack, place) => !names.includes(nameOf(pack)) && kept.findIndex((one) => nameOf(one) === nameOf(pack)) === place,
  );
  return { areas, unwanted: unwanted.map(({ area, locale }) => ({ area, locale })) };
}

/** A translated area has what is translated: the rest of it is read in English. What belongs to no area is needed by every choice. */
export function isChosen({ area, locale }: Pick<Pack, 'area' | 'locale'>, choice: OfflineChoice): boolean {
  if (choice.areas.length === 0) return false;
  return (locale === choice.locale || locale === fallbackLocale) && (area === 'site' || choice.areas.includes(area));
}

function plannedArea(packs: readonly Pack[], kept: readonly KeptPack[]): PlannedArea {
  const [first] = packs as readonly [Pack];
  const before = new Map(kept.filter((one) => nameOf(one) === nameOf(first)).map((one) => [one.part, one]));
  const planned = packs.map((pack) => ({ pack, next: nextOf(pack, before.get(pack.part)) }));
  const here = new Set([...before.values()].flatMap(filesOf).map(({ file }) => file));
  return {
    area: first.area,
    locale: first.locale,
    packs: planned.map(({ next }) => next),
    missing: planned.flatMap(({ next }) => filesOf(next).flatMap((file) => (here.has(file.file) ? [] : [{ ...file, pack: next }]))),
  };
}

/** The full pack that is here stays, with the changes since over it, where the site has those. */
function nextOf(pack: Pack, before: KeptPack | undefined): KeptPack {
  if (before?.version === pack.version) return before;
  const { updates, file, bytes, sha256, seal, signature, ...facts } = pack;
  const update = updates.find(({ from }) => from === before?.full.version);
  if (before && update) return { ...facts, full: before.full, update };
  return { ...facts, full: { version: pack.version, file, bytes, sha256, seal, signature } };
}

export function filesOf({ full, update }: Pick<KeptPack, 'full' | 'update'>): PackFile[] {
  return update ? [full, update] : [full];
}

function nameOf({ area, locale }: Pick<Pack, 'area' | 'locale'>): string {
  return `${area} (${locale})`;
}
