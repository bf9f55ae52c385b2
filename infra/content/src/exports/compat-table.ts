import type { CompatAnswer } from '@webdocs/reference/compat-data';
import type { CompatFeature, SupportStatement } from '@webdocs/contracts/page/compat';
import { element, type Node } from '../parse/tree.ts';

/** Columns in the order of the site's own table; others are for readers who look at it there. */
const shown = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'chrome_android', 'firefox_android', 'safari_ios', 'deno', 'nodejs'];

/** Which browsers have a feature, as a table without words of its own: versions, a check mark, a dash. */
export function compatTable({ query, data, browsers }: CompatAnswer): Node {
  const rows = rowsOf(query.split('.').at(-1) ?? query, data as CompatFeature, 0);
  const columns = shown.filter((id) => browsers[id] !== undefined && rows.some(({ support }) => support[id] !== undefined));
  return element('table', { class: 'compat' }, [
    element('thead', {}, [
      element('tr', {}, [element('td'), ...columns.map((id) => element('th', { scope: 'col' }, [browsers[id]?.name ?? id]))]),
    ]),
    element(
      'tbody',
      {},
      rows.map(({ name, depth, support }) =>
        element('tr', {}, [
          element('th', { scope: 'row', ...(depth > 0 ? { class: 'below' } : {}) }, [element('code', {}, [name])]),
          ...columns.map((id) => element('td', {}, [versionOf(support[id])])),
        ]),
      ),
    ),
  ]);
}

interface Row {
  readonly name: string;
  readonly depth: number;
  readonly support: Readonly<Record<string, readonly SupportStatement[]>>;
}

/** A feature and what is directly below it, as the site shows it. */
function rowsOf(name: string, feature: CompatFeature, depth: number): Row[] {
  const own = feature.__compat ? [{ name: nameOf(name, feature), depth, support: feature.__compat.support }] : [];
  if (depth > 0) return own;
  const below = Object.entries(feature).filter(([key]) => !key.startsWith('__'));
  return [...own, ...below.flatMap(([key, value]) => rowsOf(key, value as CompatFeature, 1))];
}

function nameOf(name: string, { __compat: statement }: CompatFeature): string {
  return (statement?.description ?? name)
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function versionOf(statements: readonly SupportStatement[] | undefined): string {
  const [newest] = statements ?? [];
  if (!newest || newest.version_added === null) return '?';
  const { version_added: added, version_removed: removed, prefix } = newest;
  if (added === false) return '–';
  const version = added === true ? '✓' : String(added);
  const until = typeof removed === 'string' ? `${version}–${removed}` : removed === true ? '–' : version;
  return `${until}${prefix ? ` (${prefix})` : ''}${(newest.flags ?? []).length > 0 ? ' ⚑' : ''}`;
}
