import { createHash } from 'node:crypto';
import { packAreaOf, packAreas, type PackArea } from '@webdocs/contracts/offline/pack-areas';
import { packFormatVersion } from '@webdocs/contracts/offline/pack-header';
import { activeLocales, type Locale } from '@webdocs/contracts/reader/locale';
import { compatFile, pageOfMedia, type SiteFile } from './site-files.ts';

/** A pack that there is to be, before it is written. */
export interface PlannedPack {
  /** Names it among all packs: 'api-media.en-US', 'api-media.en-US.2of4'. */
  readonly id: string;
  readonly area: PackArea;
  readonly locale: Locale;
  readonly part: number;
  readonly parts: number;
  readonly version: string;
  readonly files: readonly SiteFile[];
}

/** Which files make which packs. It follows from the content alone: the same content has the same packs. */
export function plannedPacks(files: readonly SiteFile[]): PlannedPack[] {
  const compat = new Map(files.filter(({ kind }) => kind === 'compat').map((file) => [file.file, file]));
  const groups = new Map<string, SiteFile[]>();
  for (const file of files) {
    const locale = file.kind === 'compat' ? undefined : localeOf(file.path);
    if (!locale) continue;
    const key = `${packAreas.indexOf(packAreaOf(file.path))} ${activeLocales.indexOf(locale)}`;
    const group = groups.get(key);
    if (group) group.push(file);
    else groups.set(key, [file]);
  }
  return packAreas.flatMap((area, areaPlace) =>
    activeLocales.flatMap((locale, localePlace) => {
      const own = groups.get(`${areaPlace} ${localePlace}`);
      return own ? inParts({ area, locale, files: own, compat }, 1) : [];
    }),
  );
}

/** The same files in twice as many packs: where one has turned out too large. */
export function inMoreParts(packs: readonly PlannedPack[], files: readonly SiteFile[]): PlannedPack[] {
  const [{ area, locale, parts } = never()] = packs;
  const compat = new Map(files.filter(({ kind }) => kind === 'compat').map((file) => [file.file, file]));
  const own = packs.flatMap((pack) => pack.files.filter(({ kind }) => kind !== 'compat'));
  return inParts({ area, locale, files: own, compat }, parts * 2);
}

function never(): never {
  throw new RangeError('no packs to divide');
}

interface Group {
  readonly area: PackArea;
  readonly locale: Locale;
  readonly files: readonly SiteFile[];
  readonly compat: ReadonlyMap<string, SiteFile>;
}

/** A page goes where its name says, and what is beside it with it: whatever is changed, all others stay in their pack. */
function inParts({ area, locale, files, compat }: Group, parts: number): PlannedPack[] {
  const byPart = Array.from({ length: parts }, (): SiteFile[] => []);
  for (const file of files) byPart[partOf(file.kind === 'media' ? pageOfMedia(file.path) : file.path, parts)]?.push(file);
  return byPart.map((own, place) => {
    const queries = new Set(own.flatMap((file) => file.queries ?? []));
    const all = [...own, ...[...queries].flatMap((query) => compat.get(compatFile(query)) ?? [])];
    const id = [area, locale, ...(parts > 1 ? [`${place + 1}of${parts}`] : [])].join('.');
    return { id, area, locale, part: place + 1, parts, version: versionOf(all), files: all };
  });
}

function partOf(path: string, parts: number): number {
  return createHash('sha256').update(path).digest().readUInt32LE() % parts;
}

/** Names what is in a pack, and the way in which it is. */
function versionOf(files: readonly SiteFile[]): string {
  const rows = files.map(({ path, hash }) => `${path}\n${hash}\n`).sort();
  return shortHash(`${packFormatVersion}\n${rows.join('')}`);
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function localeOf(path: string): Locale | undefined {
  const [, first] = path.split('/');
  return activeLocales.find((locale) => locale.toLowerCase() === first);
}
