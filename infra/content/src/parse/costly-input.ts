/**
 * Input that no author writes and that takes parsers time or memory in the square of its length. It is shown as it is
 * written, so that a page of it stays a page.
 */

/** The parser takes time and memory in the square of the entities of one paragraph. */
const mostEntities = 2_000;
const entity = /&(?=#?\w{1,40};)/g;

/** Quotations and lists that open on one line. */
const mostMarkers = 100;
const marker = '[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))';
const deepLine = new RegExp(`^((?:${marker}){${mostMarkers}})(?=${marker})[ \\t]*`, 'gm');

export function withoutMarkdownFloods(source: string): string {
  const shallow = source.replace(deepLine, '$1 \\');
  if (!floodsEntities(shallow)) return shallow;
  return shallow
    .split(/(\n[ \t]*\n)/)
    .map((block) => (floodsEntities(block) ? block.replace(entity, '\uFF06') : block))
    .join('');
}

function floodsEntities(text: string): boolean {
  return (text.match(entity)?.length ?? 0) > mostEntities;
}

const names = (list: string) => new Set(list.split(' '));
/** Tags that nothing is in, or that end where the next of their kind begins. */
const neverDeep = names(
  'area base br col embed hr img input link meta source track wbr p li dt dd td th tr thead tbody tfoot option rt rp colgroup caption',
);
/** Tags that a parser opens again in every block that begins while they are open. */
const reopened = names('a b big code em font i nobr s small strike strong tt u');

const deepest = 800;
const mostReopened = 200_000;
const tag = /<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)/g;

/** HTML whose tags nest no deeper than some hundreds. Tags beyond are shown as text. */
export function withoutHtmlFloods(html: string): string {
  if (!hasMany(html)) return html;
  const open = new Map<string, number>();
  let depth = 0;
  let openAgain = 0;
  let reopenings = 0;
  return html.replace(tag, (whole, slash: string, written: string) => {
    const name = written.toLowerCase();
    const count = open.get(name) ?? 0;
    const isReopened = reopened.has(name);
    if (slash) {
      if (count === 0) return whole;
      open.set(name, count - 1);
      depth--;
      if (isReopened) openAgain--;
      return whole;
    }
    if (!isReopened) reopenings += openAgain;
    if (reopenings > mostReopened) return `&lt;${written}`;
    if (neverDeep.has(name)) return whole;
    if (depth >= deepest) return `&lt;${written}`;
    open.set(name, count + 1);
    depth++;
    if (isReopened) openAgain++;
    return whole;
  });
}

/** Fewer tags than that do no harm in any order. */
function hasMany(html: string): boolean {
  let tags = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) if (++tags > deepest) return true;
  return false;
}
