import type { LiveSample } from '@webdocs/contracts/page/page';
import { idFromText } from '../parse/heading-ids.ts';
import type { Node } from '../parse/tree.ts';
import type { CodeRequest } from './code-request.ts';
import { markPlayable } from './playable-blocks.ts';
import { SampleSections } from './sample-sections.ts';
import { samplePartOf, type Block, type SamplePart } from './sample-code-blocks.ts';

const flag = 'live-sample___';

/** Samples may share their code, so a page of many could weigh the square of its source. */
const mostCode = 4_000_000;

/**
 * The code of every sample that the macros of a page ask for; a sample whose name nothing has is that of the section it
 * is in. Blocks that belong to a sample are marked with its id, others that can run with their language.
 */
export function liveSamplesOf(nodes: readonly Node[], requests: readonly CodeRequest[], src: string): LiveSample[] {
  const wanted = requests.filter((request) => request.kind === 'sample');
  const sections = new SampleSections(nodes, new Set(wanted.map(({ place }) => place)));
  const flagged = wanted.length > 0 ? blocksByFlag(sections.blocks) : new Map<string, Block[]>();
  const samples = new Map<string, LiveSample>();
  let weight = 0;
  for (const { id, sampleId, place, missing } of wanted) {
    if (samples.has(sampleId)) continue;
    const named = id === undefined ? undefined : (flaggedWith(id, flagged) ?? sections.blocksOf(idFromText(id)));
    const blocks = named ?? sections.blocksAround(place);
    if (blocks.length === 0 || (named === undefined && id !== undefined)) missing();
    weight += weightOf(blocks);
    if (blocks.length > 0 && weight <= mostCode) {
      samples.set(sampleId, { id: sampleId, ...codeOf(blocks), src });
      for (const block of blocks) markAsPartOf(block, sampleId);
    }
  }
  for (const [index, section] of sections.written.entries()) markPlayable(section, index);
  return [...samples.values()];
}

/** The fences that name each sample, whatever the capitals. */
function blocksByFlag(blocks: readonly Block[]): Map<string, Block[]> {
  const flagged = new Map<string, Block[]>();
  for (const block of blocks) {
    if (samplePartOf(block.code) === undefined) continue;
    for (const value of new Set(block.code.flags)) {
      if (!value.startsWith(flag)) continue;
      const id = value.slice(flag.length).toLowerCase();
      const same = flagged.get(id);
      if (same) same.push(block);
      else flagged.set(id, [block]);
    }
  }
  return flagged;
}

function flaggedWith(id: string, flagged: ReadonlyMap<string, Block[]>): readonly Block[] | undefined {
  return flagged.get(id.toLowerCase()) ?? flagged.get(idFromText(id));
}

function weightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { code }) => sum + code.source.length, 0);
}

/** Fences of one language are joined in their order; a picture is part of the sample only where nothing else is its document. */
function codeOf(blocks: readonly Block[]): Partial<Record<SamplePart, string>> {
  const hasDocument = blocks.some(({ code }) => samplePartOf(code) === 'html' && code.language !== 'svg');
  const pieces = new Map<SamplePart, string[]>();
  for (const { code } of blocks) {
    const part = samplePartOf(code);
    if (part === undefined || (hasDocument && code.language === 'svg')) continue;
    const same = pieces.get(part);
    if (same) same.push(code.source);
    else pieces.set(part, [code.source]);
  }
  return Object.fromEntries([...pieces].map(([part, sources]) => [part, sources.join('\n')]));
}

function markAsPartOf(block: Block, id: string): void {
  const others = block.attributes['data-live-sample'];
  block.attributes['data-live-sample'] = others === undefined ? id : `${others} ${id}`;
}
