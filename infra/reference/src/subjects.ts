import type { CompatData } from './open-data/compat-data.ts';
import type { Reviewed } from './reviewed/read-reviewed.ts';
import { nameOf, type Subject } from './planned-page.ts';

/** Parts of the documentation whose pages the data can fill. */
const areas = /^Web\/(API|CSS\/Reference|HTML\/Reference|SVG\/Reference|MathML\/Reference|HTTP\/Reference|JavaScript\/Reference)\//;
const roots = new Set(['api', 'css', 'html', 'http', 'javascript', 'mathml', 'svg']);

/** Every address that the compatibility data or the reviewed files name, with the keys that are about it. */
export function subjectsOf(compat: CompatData | undefined, reviewed: Reviewed): Subject[] {
  const bySlug = new Map<string, { slug: string; keys: string[] }>();
  const add = (slug: string, key?: string) => {
    const known = bySlug.get(slug.toLowerCase());
    const subject = known ?? { slug, keys: [] };
    if (!known) bySlug.set(slug.toLowerCase(), subject);
    if (key !== undefined) subject.keys.push(key);
  };
  for (const key of compat?.keys() ?? []) {
    if (!roots.has(key.slice(0, key.indexOf('.')))) continue;
    const slug = slugIn(compat?.statement(key)?.mdn_url);
    if (slug !== undefined && areas.test(slug)) add(slug, key);
  }
  for (const name of Object.keys(reviewed.headers)) add(`Web/HTTP/Reference/Headers/${name}`);
  for (const name of Object.keys(reviewed.methods)) add(`Web/HTTP/Reference/Methods/${name}`);
  for (const name of Object.keys(reviewed.statuses)) add(`Web/HTTP/Reference/Status/${name}`);
  return [...bySlug.values()].map(({ slug, keys }) => ({ slug, keys: keys.sort((one, other) => depth(one) - depth(other)) }));
}

/** 'https://developer.mozilla.org/docs/Web/API/URL' -> 'Web/API/URL'; a part of a page is no page. */
function slugIn(address: string | undefined): string | undefined {
  const slug = /^https:\/\/developer\.mozilla\.org\/(?:[\w-]+\/)?docs\/([^?#]+)$/.exec(address ?? '')?.[1];
  return slug === undefined ? undefined : decodeURIComponent(slug);
}

const mostTables = 8;

/** The keys whose tables a page shows: what the page is called after, where the data name it so. */
export function shownKeys({ slug, keys }: Subject): readonly string[] {
  const name = nameOf({ slug })
    .toLowerCase()
    .replace(/^[:@]+|_(value|function)$/g, '');
  const isCalledSo = (key: string) => {
    const last = key.slice(key.lastIndexOf('.') + 1).toLowerCase();
    return last === name || last.endsWith(`_${name}`);
  };
  const called = keys.filter(isCalledSo);
  const everywhere = called.filter((key) => key.includes('.global_attributes.'));
  const chosen = everywhere.length ? everywhere : called.length ? called : keys;
  const [first] = chosen;
  return first === undefined ? [] : chosen.filter((key) => depth(key) === depth(first)).slice(0, mostTables);
}

function depth(key: string): number {
  return key.split('.').length;
}
