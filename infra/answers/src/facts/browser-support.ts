import type { SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import type { OpenData } from '@webdocs/reference/open-data';
import type { KnownThing } from '../names/known-thing.ts';

/** Whether a browser has something, and since when. */
export type BrowserSupport =
  | { readonly state: 'since'; readonly version: string; readonly orEarlier: boolean; readonly date: string | undefined }
  | { readonly state: 'coming'; readonly version: string }
  | { readonly state: 'partly'; readonly version: string; readonly date: string | undefined }
  | { readonly state: 'renamed'; readonly version: string; readonly date: string | undefined; readonly name: string }
  | { readonly state: 'flag'; readonly version: string; readonly date: string | undefined }
  | { readonly state: 'preview' }
  | { readonly state: 'removed'; readonly version: string; readonly removed: string }
  | { readonly state: 'some-parts' }
  | { readonly state: 'none' }
  | { readonly state: 'unknown' };

/** What the compatibility data, or the data of features, say of a thing in a browser. */
export function supportIn(thing: KnownThing, browser: string, data: OpenData): BrowserSupport {
  return thing.key === undefined ? ofFeature(thing.feature ?? '', browser, data) : ofKey(thing.key, browser, data);
}

function ofKey(key: string, browser: string, data: OpenData): BrowserSupport {
  const support: Readonly<Record<string, unknown>> = data.compat?.statement(key)?.support ?? {};
  const given = support[browser] as SimpleSupportStatement | SimpleSupportStatement[] | 'mirror' | undefined;
  if (given === undefined || given === 'mirror') return { state: 'unknown' };
  const all = [given].flat();
  // A browser may have had it otherwise before: what it does without any preparation counts most.
  const whole = all.find((one) => isThere(one) && !one.partial_implementation && !one.flags && !nameOf(one, key));
  const best =
    whole ??
    all.find((one) => isThere(one) && !one.flags && !nameOf(one, key)) ??
    all.find((one) => isThere(one) && !one.flags) ??
    all.find(isThere) ??
    all.find((one) => typeof one.version_removed === 'string' && typeof one.version_added === 'string' && !one.flags);
  if (!best) return all.some(({ version_added: added }) => added === null) ? { state: 'unknown' } : { state: 'none' };
  return stateOf(best, key, browser, data);
}

function stateOf(statement: SimpleSupportStatement, key: string, browser: string, data: OpenData): BrowserSupport {
  const { version_added: added, version_removed: removed } = statement;
  if (added === 'preview') return { state: 'preview' };
  if (typeof added !== 'string') return { state: 'unknown' };
  const version = added.replace('≤', '');
  if (typeof removed === 'string') return { state: 'removed', version, removed: removed.replace('≤', '') };
  const release = data.compat?.browsers[browser]?.releases[version];
  const date = release?.release_date;
  if (statement.flags) return { state: 'flag', version, date };
  const name = nameOf(statement, key);
  if (release && ['beta', 'nightly', 'planned'].includes(release.status)) return { state: 'coming', version };
  if (statement.partial_implementation) return { state: 'partly', version, date };
  if (name !== undefined) return { state: 'renamed', version, date, name };
  return { state: 'since', version, orEarlier: added.startsWith('≤'), date };
}

function isThere({ version_added: added, version_removed: removed }: SimpleSupportStatement): boolean {
  return typeof added === 'string' && !removed;
}

function nameOf({ prefix, alternative_name: name }: SimpleSupportStatement, key: string): string | undefined {
  if (name !== undefined) return name;
  return prefix === undefined ? undefined : prefix + (key.split('.').at(-1) ?? '');
}

function ofFeature(id: string, browser: string, data: OpenData): BrowserSupport {
  const feature = data.features?.get(id);
  if (!feature) return { state: 'unknown' };
  const given = feature.standing.support[browser];
  if (given !== undefined) {
    const version = given.replace('≤', '');
    const date = data.compat?.browsers[browser]?.releases[version]?.release_date;
    return { state: 'since', version, orEarlier: given.startsWith('≤'), date };
  }
  if (!isOfBaseline.has(browser)) return { state: 'unknown' };
  const parts = [...feature.keys.keys()].map((key) => ofKey(key, browser, data).state);
  if (parts.every((state) => state === 'none')) return parts.length > 0 ? { state: 'none' } : { state: 'unknown' };
  return parts.some((state) => state !== 'none' && state !== 'unknown') ? { state: 'some-parts' } : { state: 'unknown' };
}

/** The browsers of which the data of features know. */
const isOfBaseline = new Set(['chrome', 'chrome_android', 'edge', 'firefox', 'firefox_android', 'safari', 'safari_ios']);
