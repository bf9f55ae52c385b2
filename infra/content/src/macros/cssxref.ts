import { documentLink, existing, firstExisting } from './machinery/document-link.ts';
import { labelOrName, searchedAs, type MacroContext } from './machinery/macro.ts';

const reference = 'Web/CSS/Reference';

/** Pages of data types that have the functions of their type below them. */
const typesWithFunctions = [
  'basic-shape',
  'color_value',
  'easing-function',
  'filter-function',
  'gradient',
  'image',
  'transform-function',
] as const;

/** `{{cssxref("gap", "display", "anchor")}}`: the shape of the name tells where its page is. */
export const cssxref = searchedAs({ text: labelOrName, area: 'css' }, (given, context) => {
  const [name = '', fragment] = (given.text(0) ?? '').split('#');
  const slug = existing(context, slugsOfNamesakes(name)) ?? firstExisting(context, slugsFor(name));
  return [documentLink(context, slug, given.label(1) ?? displayOf(name, slug, context), { anchor: given.text(2) ?? fragment })];
});

/** Where something else has the name already, types and functions say what they are in theirs. */
function slugsOfNamesakes(name: string): readonly string[] {
  if (name.startsWith('<')) return [`${reference}/Values/${name.slice(1).replace(/[(>].*$/, '')}_value`];
  return name.endsWith(')') ? [`${reference}/Values/${name.replace(/\(.*$/, '')}_function`] : [];
}

function slugsFor(name: string): [string, ...string[]] {
  const bare = name.replace(/^<|>$/g, '').replace(/\(.*\)$/, '');
  if (name.startsWith('<')) return [`${reference}/Values/${bare}`];
  if (name.startsWith(':')) return [`${reference}/Selectors/${bare}`];
  if (name.startsWith('@')) return [`${reference}/At-rules/${name}`];
  const value = `${reference}/Values/${bare}`;
  const others = [`${reference}/Properties/${bare}`, `${reference}/Selectors/${bare}`] as const;
  if (name.endsWith(')')) return [value, ...typesWithFunctions.map((type) => `${reference}/Values/${type}/${bare}`), ...others];
  return [others[0], value, others[1]];
}

/** Functions and types look like what they are, though a call may leave that out. */
function displayOf(name: string, slug: string, { documents, locale }: MacroContext): string {
  if (/^[<:@]|\)$/.test(name) || name.includes('/')) return name;
  const type = documents.findOrEnglish(locale, slug)?.pageType;
  if (type === 'css-function') return `${name}()`;
  return type === 'css-type' ? `<${name.replace(/_value$/, '')}>` : name;
}
