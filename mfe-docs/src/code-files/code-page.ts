import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { escaped, unescaped } from './escaped-ends.ts';

/** Files beside a page; the last one where the code has any. */
export const styleFile = 'style.css';
export const scriptFile = 'script.js';
export const watFile = 'module.wat';

/** What the Playground adds by itself, where the code says nothing else. */
const look = '<style data-playground="look">@layer look { :root { font-family: sans-serif; } body { margin: 0; } }</style>';
const head =
  '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n';
const title = '<title>Playground</title>\n';
const style = '<style id="css-output"';
const linked = `<link rel="stylesheet" href="${styleFile}">\n`;
const bodyStart = `${look}\n</head>\n<body>\n`;
const script = '\n<script data-playground="js"';
const scriptLink = ` src="${scriptFile}">`;
const end = '</script>\n</body>\n</html>\n';

interface CodePageOptions {
  /** Of the site: what the code names relative to a document is found there. */
  readonly origin: string;
  /** Styles and script are in files beside the page. */
  readonly isLinked?: boolean;
}

/** The code as one page that runs anywhere. What `codeOfPage` reads from it is the same code, byte for byte. */
export function pageOfCode({ html = '', css = '', js = '', srcPrefix }: SampleCode, { origin, isLinked = false }: CodePageOptions): string {
  const ownTitle = /<title[\s>]/i.test(html) ? '' : title;
  const base = srcPrefix ? `<base href="${attribute(`${origin}${srcPrefix.replace(/\/$/, '')}/`)}">\n` : '';
  const type = isModule(js) ? ' type="module"' : '';
  const styles = escaped(css, 'style');
  const own = escaped(js, 'script');
  const written = isLinked
    ? { style: linked, script: `${script}${type}${scriptLink}` }
    : {
        style: `${style}${marks(styles.places)}>\n${styles.text}\n</style>\n`,
        script: `${script}${type}${marks(own.places)}>\n${own.text}\n`,
      };
  // The files beside the page are found beside it, whatever the base is of all that follows.
  return `${head}${ownTitle}${isLinked ? written.style + base : base + written.style}${bodyStart}${html}${written.script}${end}`;
}

/** The code in a page that `pageOfCode` wrote, and undefined for every other page. `files` has the text of those beside it. */
export function codeOfPage(page: string, fileOf: (name: string) => string | undefined = () => undefined): SampleCode | undefined {
  if (!page.startsWith(head) || !page.endsWith(end)) return undefined;
  const bodyAt = page.indexOf(bodyStart);
  const scriptAt = page.lastIndexOf(script);
  if (bodyAt < 0 || scriptAt < bodyAt + bodyStart.length) return undefined;
  const before = page.slice(head.length, bodyAt);
  const [opening = '', link, base] = /^(?:<title>Playground<\/title>\n)?(<link [^>]*>\n)?(?:<base href="([^"]*)">\n)?/.exec(before) ?? [];
  const css = link === undefined ? withinElement(before.slice(opening.length), 'style') : fileOf(styleFile);
  const last = page.slice(scriptAt + 1, -end.length + '</script>\n'.length);
  const js = /^<script [^>]* src=/.test(last) ? fileOf(scriptFile) : withinElement(last, 'script');
  if (css === undefined || js === undefined) return undefined;
  return { html: page.slice(bodyAt + bodyStart.length, scriptAt), css, js, ...(base ? { srcPrefix: pathOf(base) } : {}) };
}

function withinElement(text: string, element: 'style' | 'script'): string | undefined {
  const start = /^<\w+ [^>]*?(?:data-escaped="([\d ]*)")?>\n/.exec(text);
  const stop = text.lastIndexOf(`\n</${element}>\n`);
  if (!start || stop < start[0].length - 1) return undefined;
  return unescaped({ text: text.slice(start[0].length, stop), places: (start[1] ?? '').split(' ').filter(Boolean).map(Number) }, element);
}

function marks(places: readonly number[]): string {
  return places.length > 0 ? ` data-escaped="${places.join(' ')}"` : '';
}

function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function pathOf(base: string): string | undefined {
  const address = base.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return URL.canParse(address) ? new URL(address).pathname.replace(/\/$/, '') || undefined : undefined;
}

/** As far as it can be told without running it: an import, an export, or an `await` that is in no function, at the start of a line. */
function isModule(js: string): boolean {
  return /^\s*(?:import|export)\b|\bimport\s*\.\s*meta\b|^(?:(?:const|let|var)\b[^\n]*=\s*)?await\b/m.test(js);
}
