import { samplePartOf, type Block, type SamplePart } from './sample-code-blocks.ts';
import type { WrittenSection } from './sample-sections.ts';
import { scriptNeeds } from './script-needs.ts';

/** Sections that show how something is written, and no code that runs. Their headings are in the language of the page. */
const aboutForm =
  /^(?:syntax|sintaxis|sintaxe|синтаксис|構文|구문|语法|語法|formal_(?:syntax|definition)|parameters|values?|return_value|interface_definition)/;

/**
 * Marks the blocks of a section that a playground can run: its HTML, styles and script together. `data-play-with` names the runs
 * that a block is part of, its own first.
 */
export function markPlayable({ id = '', blocks }: WrittenSection, index: number): void {
  const own = blocks.filter(({ attributes }) => attributes['data-live-sample'] === undefined);
  if (own.length === 0 || aboutForm.test(id)) return;
  const [pages, styles, scripts] = (['html', 'css', 'js'] as const).map((part) => blocksOf(own, part)) as [Block[], Block[], Block[]];
  const html = sourceOf(pages);
  if (html && !showsSomething(html)) return;
  const together = scripts.length > 0 && canRun(sourceOf(scripts), html);
  const alone = together ? [] : scripts.filter((script) => canRun(sourceOf([script]), html));
  const runs = together ? [scripts] : alone.map((script) => [script]);
  // A page whose script cannot run shows what it is before: not what its writer means.
  if (html && scripts.length === 0) runs.push([]);
  for (const [number, run] of runs.entries()) {
    const parts = html ? [...pages, ...styles, ...run] : run;
    for (const block of parts) addTo(block, parts.length > 1 ? `${index}-${number}` : undefined);
  }
}

function addTo({ attributes, code }: Block, run: string | undefined): void {
  if (run) attributes['data-play-with'] = [attributes['data-play-with'], run].filter(Boolean).join(' ');
  if (!code.flags.includes('hidden')) attributes['data-playable'] = samplePartOf(code) ?? '';
}

function blocksOf(blocks: readonly Block[], part: SamplePart): Block[] {
  return blocks.filter(({ code }) => samplePartOf(code) === part);
}

function sourceOf(blocks: readonly Block[]): string {
  return blocks.map(({ code }) => code.source).join('\n');
}

const visible = /<(?:input|button|textarea|select|progress|meter|hr|svg|canvas|video|audio|iframe|math|table|details)\b/i;

/** What belongs into a head, and gaps that a writer left, show nothing. */
function showsSomething(html: string): boolean {
  if (/\{\{|\{%|<\?|…/.test(html)) return false;
  const body = html.replace(/<!--[^]*?-->|<head\b[^]*?<\/head>|<(style|script|title|template)\b[^]*?<\/\1\s*>/gi, '');
  return visible.test(body) || body.replace(/<[^>]*>/g, '').trim() !== '';
}

const shows = /\b(?:console\.\w+|alert|confirm|prompt|document\.(?:write\w*|body))\b/;
const asksForElements = /\.(?:getElement(?:s?By\w+)|querySelector(?:All)?)\(/;

/** A script alone has to show something by itself, and find everything that it speaks of. */
function canRun(script: string, html: string): boolean {
  if (!html && (!shows.test(script) || asksForElements.test(script))) return false;
  const ids = idsIn(html);
  return scriptNeeds(script)?.every((name) => ids.has(name)) ?? false;
}

/** Elements with an id are global names. */
function idsIn(html: string): ReadonlySet<string | undefined> {
  return new Set(Array.from(html.matchAll(/\sid\s*=\s*["']?([^"'\s>]+)/gi), ([, id]) => id));
}
