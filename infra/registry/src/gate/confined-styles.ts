import { setImmediate } from 'node:timers/promises';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { styleLayers } from '@webdocs/contracts/remote/style-layers';
import type { WholeRelease } from '../release-contents.ts';
import { reachOfSelectors, type Reach } from './selector-reach.ts';
import { styleBlocks, type StyleBlock, type StyleRule } from './style-blocks.ts';

/** At-rules that say when rules hold. What they hold is looked at. */
const conditions = new Set(['media', 'supports', 'container', 'starting-style']);

/** At-rules that give something a name which the whole page shares: where the name is, and what has to come before the remote's own. */
const namesOf: Readonly<Record<string, { readonly nameIn: (rule: StyleRule) => string; readonly dashes: '' | '--' }>> = {
  keyframes: { nameIn: ({ prelude }) => unquoted(prelude), dashes: '' },
  'counter-style': { nameIn: ({ prelude }) => prelude, dashes: '' },
  property: { nameIn: ({ prelude }) => prelude, dashes: '--' },
  'font-palette-values': { nameIn: ({ prelude }) => prelude, dashes: '--' },
  'position-try': { nameIn: ({ prelude }) => prelude, dashes: '--' },
  'font-face': { nameIn: ({ block }) => unquoted(valueOf(block, 'font-family')), dashes: '' },
};

/** As many as fit into a line of a log. */
const mostToldOf = 5;

/**
 * Refuses a remote whose style sheets, as their bytes are, reach beyond it. The shell has the whole page. Asked when a release is taken
 * in, as its size is. Between two sheets others have their turn: the 16 of docs, 163 KB, take 0.2 s,
 * 0.36 s the first time.
 */
export async function requireConfinedStyles({ release, contents }: WholeRelease): Promise<void> {
  const { name, version } = release;
  if (name === 'shell') return;
  const faults: string[] = [];
  for (const [path, bytes] of contents) {
    if (!/\.css$/i.test(path)) continue;
    faults.push(...unconfinedStyles(name, bytes.toString('utf8')).map((fault) => `${path}: ${fault}`));
    await setImmediate();
  }
  if (faults.length === 0) return;
  const more = faults.length > mostToldOf ? [`and ${faults.length - mostToldOf} more`] : [];
  throw new Failure('RELEASE_STYLES_UNCONFINED', { remote: name, version, cause: [...faults.slice(0, mostToldOf), ...more].join('; ') });
}

/**
 * What a style sheet of a remote does beyond the elements of that remote: the selectors, names and rules, each with what is wrong.
 * A class of the remote begins with its name; it is on the subject of each selector or on an ancestor of it.
 */
export function unconfinedStyles(remote: string, source: string): string[] {
  const prefix = `${remote}-`;
  const ownLayer = `remote.${remote}`;
  const faults: string[] = [];
  try {
    check(styleBlocks(source), undefined, false);
  } catch (thrown) {
    faults.push(`it cannot be read: ${causeOf(thrown)}`);
  }
  return [...new Set(faults)];

  function check(block: StyleBlock, parent: Reach | undefined, isInLayer: boolean): void {
    for (const rule of block.rules) {
      if (rule.at === undefined) checkSelectors(rule, parent, isInLayer);
      else checkAtRule(rule, rule.at.replace(/^-(?:webkit|moz|ms|o)-/, ''), parent, isInLayer);
    }
  }

  function checkSelectors({ prelude, block }: StyleRule, parent: Reach | undefined, isInLayer: boolean): void {
    const selectors = reachOfSelectors(prelude, prefix, parent);
    for (const { text, reach, watchesOthers } of selectors) {
      if (block && block.declarations.length > 0 && reach === 'foreign') faults.push(`"${text}" has no class that begins with ${prefix}`);
      if (watchesOthers) faults.push(`"${text}" has :has() on elements that are not its own`);
    }
    const weakest = (['foreign', 'own', 'inside'] as const).find((reach) => selectors.some((one) => one.reach === reach));
    if (block) check(block, weakest, isInLayer);
  }

  function checkAtRule(rule: StyleRule, at: string, parent: Reach | undefined, isInLayer: boolean): void {
    const named = Object.hasOwn(namesOf, at) ? namesOf[at] : undefined;
    if (named) {
      const name = named.nameIn(rule);
      if (!name.startsWith(`${named.dashes}${prefix}`)) faults.push(`@${at} ${name} has no name that begins with ${named.dashes}${prefix}`);
    } else if (at === 'layer') {
      if (!isInLayer) checkLayer(rule);
      if (rule.block) checkHeld(at, rule.block, parent, true);
    } else if (conditions.has(at)) {
      if (rule.block) checkHeld(at, rule.block, parent, isInLayer);
    } else if (at !== 'charset') faults.push(`@${at} ${rule.prelude}`.trim() + ' concerns the whole page');
  }

  /** Declarations in there are those of the rule around it. */
  function checkHeld(at: string, block: StyleBlock, parent: Reach | undefined, isInLayer: boolean): void {
    if (block.declarations.length > 0 && parent === 'foreign') faults.push(`@${at} in a rule that has no class that begins with ${prefix}`);
    check(block, parent, isInLayer);
  }

  function checkLayer({ prelude, block }: StyleRule): void {
    const names = prelude.split(',').map((name) => name.trim());
    const isOrderOfAll = !block && names.join() === styleLayers.join();
    const isOwn = names.every((name) => name === ownLayer || name.startsWith(`${ownLayer}.`));
    if (!isOrderOfAll && !isOwn) faults.push(`@layer ${prelude}`.trim() + ` is not ${ownLayer}`);
  }
}

function valueOf(block: StyleBlock | undefined, wanted: string): string {
  return block?.declarations.findLast(({ name }) => name === wanted)?.value ?? '';
}

function unquoted(text: string): string {
  return /^(["'])([^"'\\]*)\1$/.exec(text)?.[2] ?? text;
}
