import { escaped, Markup } from './markup.ts';

const allowed = new Set(['a', 'code', 'em', 'i', 'kbd', 'strong', 'b', 'sub', 'sup']);
const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|`([^`<>]+)`/gi;
const target = /\shref=(?:"([^"]*)"|'([^']*)')/i;
/** What text of the data says with an entity stays one; any other ampersand is a plain character. */
const strayAmpersand = /&(?!(?:amp|lt|gt|quot|apos|nbsp|#\d{1,6}|#x[\da-f]{1,6});)/gi;

/**
 * A note or a name out of the data, which has a little HTML in it and comes from people we do not know. A few inline
 * elements survive, without attributes but for the addresses of links; everything else shows as the text that it is.
 */
export function inlineMarkup(given: string, { links = true }: { readonly links?: boolean } = {}): Markup {
  const open: string[] = [];
  let source = '';
  let done = 0;
  for (const match of given.matchAll(tag)) {
    source += textOf(given.slice(done, match.index));
    done = match.index + match[0].length;
    source += match[4] === undefined ? element(match, open, links) : `<code>${textOf(match[4])}</code>`;
  }
  source += textOf(given.slice(done));
  return new Markup(
    source +
      open
        .reverse()
        .map((name) => `</${name}>`)
        .join(''),
  );
}

function element([whole, slash, name = '', attributes = '']: RegExpMatchArray, open: string[], links: boolean): string {
  const kind = name.toLowerCase();
  if (!allowed.has(kind)) return textOf(whole);
  if (slash) {
    if (open.at(-1) !== kind) return '';
    open.pop();
    return `</${kind}>`;
  }
  if (kind !== 'a') {
    open.push(kind);
    return `<${kind}>`;
  }
  const link = target.exec(attributes);
  const address = addressIn(link?.[1] ?? link?.[2] ?? '');
  // A link inside a link, or one that leads nowhere good, leaves its words.
  if (!links || address === undefined || open.includes('a')) return '';
  open.push('a');
  return `<a href="${escaped(address)}">`;
}

/** Links lead to pages of the web or of this site. */
function addressIn(given: string): string | undefined {
  const address = given.replaceAll('&amp;', '&').trim();
  return /^https?:\/\/[^\s]+$/i.test(address) || /^\/(?![/\\])[^\s]*$/.test(address) ? address : undefined;
}

function textOf(text: string): string {
  return text.replace(strayAmpersand, '&amp;').replace(/[<>"]/g, (character) => escaped(character));
}
