import { updateBrowsers, updateEngines, type BrowserGroup, type UpdateCompat } from '@webdocs/contracts/api/updates';
import * as v from 'valibot';
import { malformed, parsed, type PackageName } from './malformed.ts';

/** A path that some release added or removed. */
export interface DerivedFeature {
  readonly path: string;
  readonly detail: UpdateCompat;
}

export interface DerivedGroup {
  readonly id: string;
  readonly detail: Omit<BrowserGroup, 'type' | 'id' | 'events'>;
  /** Places in the list of features. */
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

export interface DerivedGroups {
  readonly features: readonly DerivedFeature[];
  readonly groups: readonly DerivedGroup[];
  /** The page that the data name for a path, whether or not a release added it. */
  readonly pages: ReadonlyMap<string, string>;
}

type Version = string | boolean | null;
/** What the data say of one browser. */
type Support = {
  readonly version_added?: Version;
  readonly version_removed?: Version;
} & { readonly [Condition in (typeof conditions)[number]]?: unknown };

const text = v.optional(v.string());
const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
const ReleaseSchema = v.object({
  status: v.string(),
  release_date: v.optional(Day),
  release_notes: text,
  engine: text,
  engine_version: text,
});
const BrowserSchema = v.object({ name: v.string(), releases: v.record(v.string(), ReleaseSchema) });
const DataSchema = v.looseObject({
  __meta: v.object({ version: v.string() }),
  browsers: v.record(v.string(), BrowserSchema),
});
/** A quarter of a million of them: a schema of objects would copy each of them. */
const SupportSchema = v.custom<Support | readonly Support[]>((given) => (Array.isArray(given) ? given.every(isSupport) : isSupport(given)));
const StatementSchema = v.object({
  mdn_url: text,
  source_file: text,
  spec_url: v.optional(v.union([v.string(), v.array(v.string())])),
  status: v.optional(v.object({ deprecated: v.boolean(), experimental: v.boolean(), standard_track: v.boolean() })),
  support: v.record(v.string(), SupportSchema),
});
type Statement = v.InferOutput<typeof StatementSchema>;
type Browser = v.InferOutput<typeof BrowserSchema>;

/** What has come out: what is only announced, or for those who try it, is no release yet. */
const released = new Set(['current', 'retired', 'esr']);
/** With one of these a statement is about something else than the feature as it is meant. */
const conditions = ['flags', 'prefix', 'alternative_name', 'partial_implementation'] as const;
const engineBrowsers: Readonly<Record<(typeof updateEngines)[number], readonly string[]>> = {
  Blink: ['chrome', 'chrome_android'],
  Gecko: ['firefox', 'firefox_android'],
  WebKit: ['safari', 'safari_ios'],
};
const ownHost = /^https?:\/\/developer\.mozilla\.org(?:\/en-US)?(?=\/)/;

/**
 * Which release of which browser added and removed what. A path counts as added only by the release that the data name, for what ships
 * without a condition: 'some version up to 80' (≤80) says nothing about 80.
 */
export function browserGroups(data: unknown, packageName: string): DerivedGroups {
  const root = parsed(DataSchema, data, { name: packageName, version: 'of unknown number' }, '');
  const about = { name: packageName, version: root.__meta.version };
  const features: DerivedFeature[] = [];
  const pages = new Map<string, string>();
  const groups = new Map<string, { readonly added: number[]; readonly removed: number[] }>();
  const { __meta: _, browsers, ...areas } = root;

  eachStatement(areas, about, (path, statement) => {
    const page = statement.mdn_url?.replace(ownHost, '');
    if (page?.startsWith('/')) pages.set(path, page);
    const changes = updateBrowsers.flatMap((browser) => changesIn(statement.support[browser], browsers[browser], browser));
    if (changes.length === 0) return;
    const number = features.push({ path, detail: detailOf(statement, page) }) - 1;
    for (const { id, kind } of changes) {
      let group = groups.get(id);
      if (!group) groups.set(id, (group = { added: [], removed: [] }));
      // Two statements of one path may name the same release.
      if (group[kind].at(-1) !== number) group[kind].push(number);
    }
  });
  return {
    features,
    groups: updateBrowsers.flatMap((browser) => groupsOf(browser, browsers[browser], groups)),
    pages,
  };
}

function eachStatement(areas: object, about: PackageName, visit: (path: string, statement: Statement) => void): void {
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) throw malformed(about, path, node);
    for (const [name, value] of Object.entries(node)) {
      if (name === '__compat') visit(path, parsed(StatementSchema, value, about, `${path}.__compat`));
      else if (!name.startsWith('__')) walk(value, path ? `${path}.${name}` : name);
    }
  };
  walk(areas, '');
}

function changesIn(
  support: Statement['support'][string] | undefined,
  browser: Browser | undefined,
  name: string,
): Array<{ readonly id: string; readonly kind: 'added' | 'removed' }> {
  if (!support || !browser) return [];
  return [support]
    .flat()
    .filter(isUnconditional)
    .flatMap(({ version_added: added, version_removed: removed }) => [
      ...(isReleased(browser, added) ? [{ id: groupId(name, added), kind: 'added' as const }] : []),
      ...(isReleased(browser, removed) ? [{ id: groupId(name, removed), kind: 'removed' as const }] : []),
    ]);
}

function isSupport(given: unknown): given is Support {
  return (
    typeof given === 'object' &&
    given !== null &&
    isVersion(Reflect.get(given, 'version_added')) &&
    isVersion(Reflect.get(given, 'version_removed'))
  );
}

function isVersion(given: unknown): boolean {
  return given === undefined || given === null || typeof given === 'string' || typeof given === 'boolean';
}

function isUnconditional(support: Support): boolean {
  return conditions.every((name) => !support[name]);
}

function isReleased({ releases }: Browser, version: string | boolean | null | undefined): version is string {
  const release = typeof version === 'string' && Object.hasOwn(releases, version) ? releases[version] : undefined;
  return release !== undefined && released.has(release.status) && release.release_date !== undefined;
}

function groupId(browser: string, version: string): string {
  return `${browser}-${version}`;
}

function detailOf({ source_file, spec_url, status, support }: Statement, page: string | undefined): UpdateCompat {
  const [specification] = [spec_url ?? []].flat();
  return {
    ...(page?.startsWith('/') ? { mdn_url: page } : {}),
    ...(source_file ? { source_file } : {}),
    ...(specification ? { spec_url: specification } : {}),
    ...(status ? { status } : {}),
    engines: updateEngines.filter((engine) => engineBrowsers[engine].some((browser) => [support[browser] ?? []].flat().some(isShipped))),
  };
}

/** In the newest release: what was removed is no longer there. */
function isShipped(support: Support): boolean {
  const { version_added: added, version_removed: removed } = support;
  return isUnconditional(support) && (typeof added === 'string' ? added !== 'preview' : added === true) && !removed;
}

function groupsOf(
  name: string,
  browser: Browser | undefined,
  groups: ReadonlyMap<string, Pick<DerivedGroup, 'added' | 'removed'>>,
): DerivedGroup[] {
  return Object.entries(browser?.releases ?? {}).flatMap(([version, release]) => {
    const group = groups.get(groupId(name, version));
    if (!browser || !group || !release.release_date) return [];
    const { engine, engine_version, release_notes, release_date } = release;
    return {
      id: groupId(name, version),
      detail: {
        browser: name,
        version,
        name: browser.name,
        ...(engine ? { engine } : {}),
        ...(engine_version ? { engine_version } : {}),
        ...(release_notes && /^https?:\/\//.test(release_notes) ? { release_notes } : {}),
        release_date,
      },
      ...group,
    };
  });
}
