import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { parsedPage } from './parsed-page.ts';

/** The text of a file beside the page, by the address that the page names it with. */
export type FileOf = (address: string) => string | undefined;

const scriptTypes = ['', 'text/javascript', 'application/javascript', 'module'];

/** Any page as HTML, CSS and JavaScript: what its styles and last scripts say is no longer in the HTML. Nothing of it runs or loads here. */
export function splitPage(page: string, fileOf: FileOf): SampleCode {
  const template = parsedPage(page);
  const { content } = template;
  const css = takeStyles(content, fileOf);
  const js = takeScripts(content, fileOf);
  for (const known of content.querySelectorAll('meta[charset], meta[name="viewport"]')) take(known);
  const html = [startTag(page, 'html'), startTag(page, 'body'), dedented(template.innerHTML)].filter(Boolean).join('\n');
  return { html, css, js };
}

/** The Playground puts its sheet before everything of the HTML. What came from elsewhere before it stays before it as an import. */
function takeStyles(parsed: DocumentFragment, fileOf: FileOf): string {
  const imports: string[] = [];
  const sheets: string[] = [];
  for (const element of parsed.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('style, link[rel~="stylesheet" i][href]')) {
    const media = element.getAttribute('media');
    const address = element.getAttribute('href');
    const text = address === null ? element.textContent : fileOf(address);
    if (element.dataset['playground'] !== 'look') {
      if (text !== undefined) sheets.push(media ? `@media ${media} {\n${dedented(text)}\n}` : dedented(text));
      else if (sheets.length === 0 && address !== null) imports.push(`@import url(${JSON.stringify(address)})${media ? ` ${media}` : ''};`);
      else continue;
    }
    take(element);
  }
  return [...imports, ...sheets].filter(Boolean).join('\n');
}

/** The Playground runs its script last. So scripts are taken from the end, up to one that has to be where it is. */
function takeScripts(parsed: DocumentFragment, fileOf: FileOf): string {
  const taken: string[] = [];
  let kind: boolean | undefined;
  for (const element of [...parsed.querySelectorAll('script')].reverse()) {
    const type = element.getAttribute('type')?.trim().toLowerCase() ?? '';
    // Data, and maps of imports.
    if (!scriptTypes.includes(type)) continue;
    const address = element.getAttribute('src');
    const text = address === null ? element.textContent : fileOf(address);
    const isModule = type === 'module';
    const isBound = text === undefined || /document\s*\.\s*(?:write|currentScript)/.test(text);
    // Each module has names of its own: two of them make no script.
    if (isBound || (kind !== undefined && (isModule || isModule !== kind))) break;
    kind = isModule;
    taken.unshift(dedented(text));
    take(element);
  }
  return taken.filter(Boolean).join('\n');
}

/** With the line that it leaves empty. */
function take(element: Element): void {
  const before = element.previousSibling;
  if (before instanceof Text) before.data = withoutLastIndent(before.data);
  element.remove();
}

/** By hand: a pattern would begin at each of a hundred thousand blanks. */
function withoutLastIndent(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ' || text[end - 1] === '\t') end -= 1;
  return text.slice(0, text[end - 1] === '\n' ? end - 1 : end);
}

/**
 * Without what it is indented by in its page, and without the lines on which tags were. Lines within a template, or of text that keeps its
 * blanks, are part of what they say.
 */
function dedented(text: string): string {
  if (/`|<(?:pre|textarea)\b/i.test(text)) return trimmed(text);
  const lines = trimmed(text)
    .replace(/\n(?:[ \t]*\n){2,}/g, '\n')
    .split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents, 1000);
  return lines.map((line) => line.slice(least)).join('\n');
}

function trimmed(text: string): string {
  return text.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd();
}

/** Where it says more than its name and language: the Playground gives what it says to the element that is there already. */
function startTag(page: string, name: 'html' | 'body'): string {
  const tag = new RegExp(`<${name}(?=\\s)(?:"[^"]*"|'[^']*'|[^'">]){1,2000}>`, 'i').exec(page)?.[0] ?? '';
  const own = tag.replace(/\s+lang=(?:"[^"]*"|'[^']*'|[\w-]+)/i, '');
  return /\s\S*[^\s>]/.test(own) ? own : '';
}
