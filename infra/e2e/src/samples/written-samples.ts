import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeSample } from '@webdocs/contracts/samples/sample-state';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import type { Page } from '@webdocs/contracts/page/page';

/** A sample as a page shows it. */
export interface WrittenSample {
  /** `/en-US/docs/Web/CSS/color#result`. */
  readonly name: string;
  readonly code: SampleCode;
  readonly state: string;
  readonly hash: string;
  readonly srcPrefix: string;
  readonly sandbox: string;
  readonly allow: string;
  /** The first choice, of an example with choices. */
  readonly choice: string | undefined;
}

const usualSandbox = 'allow-scripts allow-same-origin allow-forms';
const atOnce = 6;

/** Every sample and interactive example that a site shows of a content tree, page by page as they are read. */
export async function* writtenSamples(site: string, folder: string): AsyncGenerator<WrittenSample> {
  const paths = await pathsWithSamples(folder);
  for (let next = 0; next < paths.length; next += atOnce) {
    const pages = await Promise.all(paths.slice(next, next + atOnce).map((path) => pageAt(site, path)));
    for (const page of pages) if (page?.renderer === 'Doc') yield* await samplesOf(page);
  }
}

const calls = /\{\{\s*(?:EmbedLiveSample|LiveSampleLink|InteractiveExample)\b/i;

/** Most pages have none: the macros in the source show which do. */
async function pathsWithSamples(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('index.md')).sort();
  const paths = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(folder, file), 'utf8');
      const slug = /^slug: *(.+)$/m.exec(source)?.[1];
      return slug && calls.test(source) ? `/en-US/docs/${slug.trim()}` : undefined;
    }),
  );
  return paths.filter((path) => path !== undefined);
}

async function pageAt(site: string, path: string): Promise<Page | undefined> {
  const response = await fetch(`${site}${path}/index.json`);
  return response.ok ? ((await response.json()) as Page) : undefined;
}

async function samplesOf({ doc }: Extract<Page, { renderer: 'Doc' }>): Promise<WrittenSample[]> {
  const html = doc.body.map(({ value }) => ('content' in value ? (value.content ?? '') : '')).join('');
  const frames = new Map(
    [...html.matchAll(/<iframe[^>]* data-live-id="[^>]*>/g)].map(([frame]) => [attribute(frame, 'data-live-id'), frame]),
  );
  const samples = (doc.live_samples ?? []).map(({ id, src, ...code }) => {
    const frame = frames.get(id) ?? '';
    return written(
      `${doc.mdn_url}#${id}`,
      { ...code, srcPrefix: src },
      { sandbox: attribute(frame, 'sandbox'), allow: attribute(frame, 'allow') },
    );
  });
  const examples = [...html.matchAll(/<interactive-example\b[^>]*>.*?<\/interactive-example>/gs)].map(([example], index) =>
    writtenExample(`${doc.mdn_url}#example-${index + 1}`, example, doc.mdn_url),
  );
  return Promise.all([...samples, ...examples]);
}

interface FramePermissions {
  readonly sandbox?: string | undefined;
  readonly allow?: string | undefined;
}

async function written(name: string, code: SampleCode, { sandbox, allow }: FramePermissions = {}, choice?: string): Promise<WrittenSample> {
  const { state, hash } = await encodeSample(code);
  return { name, code, state, hash, srcPrefix: code.srcPrefix ?? '', sandbox: sandbox || usualSandbox, allow: allow ?? '', choice };
}

const defaultsOf = { choice: 'ix-choice', tabbed: 'ix-tabbed', wat: 'ix-wat', console: undefined } as const;

export function writtenExample(name: string, example: string, srcPrefix: string): Promise<WrittenSample> {
  const blocks = [...example.matchAll(/<pre class="brush: (\S+)([^"]*)"[^>]*>(.*?)<\/pre>/gs)].map(
    ([, language = '', flags = '', inner = '']) => ({
      language,
      isChoice: flags.includes('interactive-example-choice'),
      code: textOf(inner),
    }),
  );
  const codeOf = (language: string) => {
    const own = blocks.filter((block) => block.language === language && !block.isChoice);
    return own.length > 0 ? own.map(({ code }) => code).join('\n') : undefined;
  };
  const defaults = defaultsOf[attribute(example, 'kind') as keyof typeof defaultsOf];
  const code: SampleCode = { html: codeOf('html'), css: codeOf('css'), js: codeOf('js'), wat: codeOf('wat'), srcPrefix, defaults };
  return written(name, code, {}, blocks.find(({ isChoice }) => isChoice)?.code);
}

function attribute(tag: string, name: string): string {
  return textOf(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", '#x27': "'" };

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? numbered(name) ?? whole);
}

function numbered(name: string): string | undefined {
  const [, hexadecimal, decimal] = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(name) ?? [];
  const point = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
  return Number.isNaN(point) ? undefined : String.fromCodePoint(point);
}
