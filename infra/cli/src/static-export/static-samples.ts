import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { staticSampleDocument } from '@webdocs/play/static-document';
import { pathIn } from './exported-address.ts';
import { rewrittenHtml, rewrittenStyle, type HtmlSurroundings } from './rewrite-html.ts';

/** The code of a sample of a page. */
export type FindSample = (path: string, id: string) => Promise<SampleCode | undefined>;

export interface SampleSurroundings extends Pick<HtmlSurroundings, 'names' | 'write'> {
  readonly sample: FindSample;
}

const liveFrame = /<iframe\b([^>]*\bdata-live-id="([^"]*)"[^>]*)><\/iframe>/g;
const example = /<interactive-example\b([^>]*)>([\s\S]*?)<\/interactive-example>/g;
const block = /<pre\b[^>]*\bclass="brush: (html|css|js)\b[^"]*"[^>]*>([\s\S]*?)<\/pre>/g;
const keptAttributes = /\s(?:class|width|height|title|loading)="[^"]*"/g;

/**
 * Samples of a page for a site without a host for them: each is a document in a frame that has no origin, and so reaches neither the page
 * nor what the browser keeps. It is shown and runs, and is not edited. Where it cannot run, its code is what there is.
 */
export async function withStaticSamples(html: string, page: string, lang: string, around: SampleSurroundings): Promise<string> {
  const frames = new Map<string, string>();
  for (const [whole, attributes = '', id = ''] of html.matchAll(liveFrame)) {
    const path = unescaped(/\bdata-live-path="([^"]*)"/.exec(attributes)?.[1] ?? page);
    const code = await around.sample(path, unescaped(id));
    const document = code && staticSampleDocument(placedCode({ srcPrefix: path, ...code }, around), lang);
    frames.set(whole, document === undefined ? '' : frameOf((attributes.match(keptAttributes) ?? []).join(''), document));
  }
  return html
    .replace(liveFrame, (whole) => frames.get(whole) ?? '')
    .replace(/\sdata-live-sample="[^"]*"/g, '')
    .replace(example, (_, attributes: string, blocks: string) => exampleOf(attributes, blocks, { page, lang, around }));
}

interface ExamplePlace {
  readonly page: string;
  readonly lang: string;
  readonly around: SampleSurroundings;
}

function exampleOf(attributes: string, blocks: string, { page, lang, around }: ExamplePlace): string {
  const name = /\bname="([^"]*)"/.exec(attributes)?.[1] ?? '';
  const code: Partial<Record<string, string>> = {};
  for (const [, language = '', text = ''] of blocks.matchAll(block)) code[language] = `${code[language] ?? ''}${textOf(text)}`;
  const isShown = /\bkind="tabbed"/.test(attributes) && code['html'] !== undefined;
  const document = isShown
    ? staticSampleDocument(placedCode({ ...code, srcPrefix: page, defaults: 'ix-tabbed' }, around), lang)
    : undefined;
  const frame =
    document === undefined ? '' : frameOf(` class="sample-code-frame" width="100%" height="400" title="${name}" loading="lazy"`, document);
  return `<div>${blocks}${frame}</div>`;
}

/** The files that a sample shows are part of the export, and its addresses those of the export. */
function placedCode(code: SampleCode, { names, write }: SampleSurroundings): SampleCode {
  const { html, css, srcPrefix = '' } = code;
  const name = (address: string): void => {
    const path = /^(?:[a-z][\w+.-]*:|#|\/\/)/i.test(address) ? undefined : pathIn(new URL(address, `https://site${srcPrefix}/`).pathname);
    if (path !== undefined && /\.[a-z][a-z0-9]{1,11}$/i.test(path)) names(path);
  };
  for (const [, address = ''] of (html ?? '').matchAll(/\s(?:src|poster|data)=["']?([^"'\s>]+)/g)) name(address);
  for (const [, address = ''] of `${html} ${css}`.matchAll(/\burl\(["']?([^"')]+)/g)) name(address);
  const around: HtmlSurroundings = { names: () => undefined, has: () => true, write };
  return {
    ...code,
    srcPrefix: write(srcPrefix),
    ...(html === undefined ? {} : { html: rewrittenHtml(html, around) }),
    ...(css === undefined ? {} : { css: rewrittenStyle(css, around) }),
  };
}

function frameOf(attributes: string, document: string): string {
  return `<iframe${attributes} sandbox="allow-scripts allow-forms allow-modals allow-popups" srcdoc="${escaped(document)}"></iframe>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Of code with colors. */
function textOf(html: string): string {
  return unescaped(html.replace(/<[^>]*>/g, ''));
}
