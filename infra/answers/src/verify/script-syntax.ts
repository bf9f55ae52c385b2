import { parse, type Node } from 'acorn';

/** A node whose parts are not known by type here: they are looked at one by one. */
export type Part = Node & Readonly<Record<string, unknown>>;

const ecmaVersion = 'latest';

/** The tree of a script, if it is one in any way in which examples are written; with positions as in the code. */
export function scriptTree(code: string): Part | undefined {
  const whole = withoutPlaceholders(code);
  for (const sourceType of ['module', 'script'] as const) {
    try {
      return parse(whole, {
        ecmaVersion,
        sourceType,
        allowAwaitOutsideFunction: true,
        allowReturnOutsideFunction: true,
        allowHashBang: true,
      }) as unknown as Part;
    } catch {
      // Examples are often only a part of a script: the next reading may fit.
    }
  }
  return undefined;
}

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function partsOf(node: Part): Part[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isPart) : isPart(value) ? [value] : []));
}

/** Every node, each before those inside it. */
export function* eachPart(node: Part): Generator<Part> {
  const waiting = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    waiting.push(...partsOf(next).reverse());
  }
}

export function nameOf(node: unknown): string | undefined {
  if (!isPart(node)) return undefined;
  if (node.type === 'Identifier' && typeof node.name === 'string') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** The name of a member that is read by its name: `a.b`, `a?.b`, `a["b"]`. */
export function memberName(node: Part): { readonly name: string; readonly from: number; readonly to: number } | undefined {
  const { property } = node;
  if (node.type !== 'MemberExpression' || !isPart(property) || node.computed === true || property.type !== 'Identifier') return undefined;
  const name = nameOf(property);
  return name === undefined ? undefined : { name, from: property.start, to: property.end };
}

/** Lines of dots mark what is left out. */
function withoutPlaceholders(code: string): string {
  return code
    .replace(/^([ \t]*)(?:\.\.\.|…)[ \t;]*$/gm, (line) => ' '.repeat(line.length))
    .replace(/\{[ \t]*(?:\.\.\.|…)[ \t]*\}/g, (braces) => `{${' '.repeat(braces.length - 2)}}`)
    .replace(/\([ \t]*(?:\.\.\.|…)[ \t]*\)/g, (brackets) => `(${' '.repeat(brackets.length - 2)})`);
}
