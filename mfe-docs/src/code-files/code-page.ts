import type { SampleCode, ScriptLanguage } from '@webdocs/contracts/samples/sample-code';
import { scriptLanguages } from '@webdocs/contracts/samples/sample-code';
import { escaped, unescaped } from './escaped-ends.ts';
import { absoluteImports } from './absolute-imports.ts';

/** Files beside a page; those after the first two where the code has any. */
export const styleFile = 'style.css';
export const scriptFile = 'script.js';
export const watFile = 'module.wat';
export const importMapFile = 'import-map.json';

/** Where the script is as it was written. What browsers run is in the file of scripts. */
export function sourceFile(language: ScriptLanguage | undefined): string {
  return language === undefined || language === 'module' ? scriptFile : `script.${language}`;
}

/** What the Playground adds by itself, where the code says nothing else. */
const look = '<style data-playground="look">@layer look { :root { font-family: sans-serif; } body { margin: 0; } }</style>';
const head =
  '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n';
const title = '<title>Playground</title>\n';
const style = '<style id="css-output"';
const linked = `<link rel="stylesheet" href="${styleFile}">\n`;
const bodyStart = `${look}\n</head>\n<body>\n`;
const script = '\n<script data-playground="js"';
const running = '\n<script data-playground="run"';
const mapSource = '\n<script data-playground="import-map" type="text/plain"';
const scriptLink = ` src="${scriptFile}">`;
const scriptEnd = '</script>\n';
const end = `${scriptEnd}</body>\n</html>\n`;

export interface CodePageOptions {
  /** Of the site: what the code names relative to a document is found there. */
  readonly origin: string;
  /** Where the modules of the site are. */
  readonly playOrigin?: string;
  /** The script as browsers run it, where that is not how it was written. */
  readonly run?: string | undefined;
  /** Styles and script are in files beside the page. */
  readonly isLinked?: boolean;
}

/** The code as one page that runs anywhere. What `codeOfPage` reads from it is the same code, byte for byte. */
export function pageOfCode(code: SampleCode, { origin, playOrigin = '', run, isLinked = false }: CodePageOptions): string {
  const { html = '', css = '', js = '', srcPrefix, language, importMap } = code;
  const ownTitle = /<title[\s>]/i.test(html) ? '' : title;
  const base = srcPrefix ? `<base href="${attribute(`${origin}${srcPrefix.replace(/\/$/, '')}/`)}">\n` : '';
  const styles = isLinked ? linked : element(style, css, 'style');
  const imports = importMap === undefined ? '' : importsOf(importMap, playOrigin);
  const isCompiled = language !== undefined && language !== 'module';
  const type = language === 'module' || isModule(isCompiled ? (run ?? '') : js) ? ' type="module"' : '';
  const said =
    language === undefined && importMap === undefined
      ? ''
      : ` data-code="${[language, importMap !== undefined && 'import-map'].filter(Boolean).join(' ')}"`;
  const body = isLinked
    ? `${script}${said}${type}${scriptLink}`
    : [
        importMap === undefined ? '' : element(mapSource, importMap, 'script').slice(0, -1),
        isCompiled ? element(`${running}${type}`, run ?? '', 'script').slice(0, -1) : '',
        element(`${script}${said}${isCompiled ? ' type="text/plain"' : type}`, js, 'script').slice(0, -scriptEnd.length),
      ].join('');
  // The files beside the page are found beside it, whatever the base is of all that follows.
  return `${head}${ownTitle}${isLinked ? styles + base : base + styles}${imports}${bodyStart}${html}${body}${end}`;
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
  const last = page.slice(scriptAt + 1, -end.length + scriptEnd.length);
  const said = (/^<script [^>]*?data-code="([^"]*)"/.exec(last)?.[1] ?? '').split(' ');
  const language = scriptLanguages.find((one) => said.includes(one));
  const isLinked = /^<script [^>]* src=/.test(last);
  const js = isLinked ? fileOf(sourceFile(language)) : withinElement(last, 'script');
  // What else there is comes before the script, the last thing first.
  let bodyEnd = scriptAt;
  if (!isLinked && language !== undefined && language !== 'module') bodyEnd = page.lastIndexOf(running, bodyEnd);
  let importMap: string | undefined;
  if (said.includes('import-map')) {
    const mapEnd = bodyEnd;
    if (!isLinked) bodyEnd = page.lastIndexOf(mapSource, bodyEnd);
    importMap = isLinked ? fileOf(importMapFile) : withinElement(`${page.slice(bodyEnd + 1, mapEnd)}\n`, 'script');
    if (importMap === undefined) return undefined;
  }
  if (css === undefined || js === undefined || bodyEnd < bodyAt + bodyStart.length) return undefined;
  return {
    html: page.slice(bodyAt + bodyStart.length, bodyEnd),
    css,
    js,
    ...(base ? { srcPrefix: pathOf(base) } : {}),
    ...(language ? { language } : {}),
    ...(importMap === undefined ? {} : { importMap }),
  };
}

function element(opening: string, text: string, name: 'style' | 'script'): string {
  const { text: written, places } = escaped(text, name);
  const marks = places.length > 0 ? ` data-escaped="${places.join(' ')}"` : '';
  return `${opening}${marks}>\n${written}\n</${name}>\n`;
}

function withinElement(text: string, name: 'style' | 'script'): string | undefined {
  const start = /^<\w+ [^>]*?(?:data-escaped="([\d ]*)")?>\n/.exec(text);
  const stop = text.lastIndexOf(`\n</${name}>\n`);
  if (!start || stop < start[0].length - 1) return undefined;
  return unescaped({ text: text.slice(start[0].length, stop), places: (start[1] ?? '').split(' ').filter(Boolean).map(Number) }, name);
}

/** What is no JSON leads nowhere. In JSON an escaped sign is the sign. */
function importsOf(importMap: string, playOrigin: string): string {
  const absolute = absoluteImports(importMap, playOrigin);
  return absolute === undefined ? '' : `<script type="importmap">${absolute.replaceAll('<', '\\u003c')}</script>\n`;
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
  return /^\s{0,20}(?:import|export)\b|\bimport\s*\.\s*meta\b|^(?:(?:const|let|var)\b[^\n]*=\s*)?await\b/m.test(js);
}
