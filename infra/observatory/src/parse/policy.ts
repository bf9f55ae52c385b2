import { fallbacksOf, headerOnlyDirectives, isKnownDirective } from './policy-directives.ts';

export type PolicyOrigin = 'header' | 'meta';

/** One Content Security Policy. */
export interface Policy {
  readonly from: PolicyOrigin;
  readonly text: string;
  /** In their order; of one that is there again, the first, as browsers do. Names are in lower case, values as they were sent. */
  readonly directives: ReadonlyMap<string, readonly string[]>;
  /** Names that are there more than once. */
  readonly repeated: ReadonlySet<string>;
}

const asciiSpace = /[\t\n\f\r ]+/;

/** Policies of one header line: it may have several, with commas between them. What has no directive is none. */
export function parsePolicies(line: string, from: PolicyOrigin = 'header'): Policy[] {
  const texts = from === 'header' ? line.split(',') : [line];
  return texts.flatMap((text) => {
    const policy = parsePolicy(text.trim(), from);
    return policy.directives.size > 0 ? [policy] : [];
  });
}

function parsePolicy(text: string, from: PolicyOrigin): Policy {
  const directives = new Map<string, readonly string[]>();
  const repeated = new Set<string>();
  for (const piece of text.split(';')) {
    const [name, ...values] = piece.split(asciiSpace).filter(Boolean);
    if (name === undefined) continue;
    const directive = name.toLowerCase();
    if (from === 'meta' && headerOnlyDirectives.includes(directive)) continue;
    if (directives.has(directive)) repeated.add(directive);
    else directives.set(directive, values);
  }
  return { from, text, directives, repeated };
}

/** Whether browsers understand any of it. */
export function isUnderstood({ directives }: Policy): boolean {
  return [...directives.keys()].some(isKnownDirective);
}

/** The values that apply for a directive, and whose they are; undefined where nothing limits it. */
export function effective(
  { directives }: Pick<Policy, 'directives'>,
  name: string,
): { readonly directive: string; readonly values: readonly string[] } | undefined {
  for (const directive of [name, ...fallbacksOf(name)]) {
    const values = directives.get(directive);
    if (values) return { directive, values };
  }
  return undefined;
}
