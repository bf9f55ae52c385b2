import { updateCategories } from './updates.ts';

/** What a path of the compatibility data is called, and what kind of thing it is: a message `plus-updates-kind-<kind>`. */
export interface FeatureName {
  readonly name: string;
  readonly kind: string;
}

interface KindOfPath {
  readonly prefix: string;
  readonly kind: string;
  /** Of the first word behind the prefix. */
  readonly written?: (word: string) => string;
}

const tag = (word: string) => `<${word}>`;

/** The longer prefix first. */
const kinds: readonly KindOfPath[] = [
  { prefix: 'css.properties', kind: 'css-property' },
  { prefix: 'css.selectors', kind: 'css-selector' },
  { prefix: 'css.at-rules', kind: 'css-at-rule', written: (word) => `@${word}` },
  { prefix: 'css.types', kind: 'css-type' },
  { prefix: 'html.elements', kind: 'html-element', written: tag },
  { prefix: 'html.global_attributes', kind: 'html-attribute' },
  { prefix: 'http.headers', kind: 'http-header' },
  { prefix: 'http.status', kind: 'http-status' },
  { prefix: 'javascript.builtins', kind: 'javascript' },
  { prefix: 'svg.elements', kind: 'svg-element', written: tag },
  { prefix: 'mathml.elements', kind: 'mathml-element', written: tag },
  { prefix: 'webextensions.api', kind: 'webextensions' },
  { prefix: 'webdriver.bidi', kind: 'webdriver' },
  ...updateCategories.map((category) => ({ prefix: category, kind: category })),
];

/** Kinds whose words are joined as code has them. */
const joinedByDots: ReadonlySet<string> = new Set(['api', 'javascript', 'webextensions']);

export function featureName(path: string): FeatureName {
  const { prefix, kind, written = same } = kinds.find((one) => path.startsWith(`${one.prefix}.`)) ?? { prefix: '', kind: 'other' };
  const [first = path, second, ...rest] = (prefix ? path.slice(prefix.length + 1) : path).split('.');
  if (second === undefined) return { name: written(first), kind };
  const last = rest.length > 0 ? `: ${rest.map(spoken).join(', ')}` : '';
  if (!joinedByDots.has(kind)) return { name: `${written(first)}: ${[second, ...rest].map(spoken).join(', ')}`, kind };
  return { name: memberOf(first, second) + last, kind };
}

function memberOf(owner: string, member: string): string {
  if (member === owner) return `${owner}()`;
  const event = /^(.+)_event$/.exec(member);
  if (event) return `${owner}: ${event[1]}`;
  if (/^@@/.test(member)) return `${owner}[Symbol.${member.slice(2)}]`;
  // What is said of it in a few words is no member.
  if (/^[a-z]+(?:_[a-z0-9]+)+$/.test(member) && !member.endsWith('_static')) return `${owner}: ${spoken(member)}`;
  return `${owner}.${member.replace(/_static$/, '')}`;
}

function spoken(word: string): string {
  return word.replaceAll('_', ' ');
}

function same(word: string): string {
  return word;
}
