import { parse, type Node, type Options } from 'acorn';
import { insertion } from './sample-frame/loop-check.ts';

export interface ReadScript {
  /** With a check in each loop and function. */
  readonly code: string;
  readonly isModule: boolean;
}

/** Parsing more than this would hold up other readers' frames: 200,000 characters take about 60 ms. */
const longestRead = 200_000;

interface Insertion {
  readonly at: number;
  readonly text: string;
}
type Part = Node & Readonly<Record<string, unknown>>;

const loops: ReadonlySet<string> = new Set(['ForStatement', 'ForInStatement', 'ForOfStatement', 'WhileStatement', 'DoWhileStatement']);
const functions: ReadonlySet<string> = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const asIs = (line: number) => line;
const syntax: Options = { ecmaVersion: 'latest', locations: true, allowHashBang: true };

/**
 * A script that stops by itself where it would run without end. It is a module if it makes sense as nothing else: if it imports,
 * or awaits outside of functions. Undefined for what cannot be read: the browser says why.
 */
export function instrumentedScript(code: string, { isModule = false, lineOf = asIs } = {}): ReadScript | undefined {
  if (code.length > longestRead) return undefined;
  for (const sourceType of isModule ? (['module'] as const) : (['script', 'module'] as const)) {
    try {
      const insertions = checksIn(parse(code, { ...syntax, sourceType }) as unknown as Part, lineOf);
      return { code: withInsertions(code, insertions), isModule: sourceType === 'module' };
    } catch {
      // A syntax error, a syntax that is newer than the parser, or nesting too deep for it.
    }
  }
  return undefined;
}

function checksIn(program: Part, lineOf: (line: number) => number): Insertion[] {
  const found: Insertion[] = [];
  const left: Part[] = [program];
  for (let part = left.pop(); part; part = left.pop()) {
    const body = part['body'] as Part | undefined;
    if (body && (loops.has(part.type) || functions.has(part.type))) {
      const line = lineOf(part.loc?.start.line ?? 1);
      found.push(...checkOf(body, line, loops.has(part.type)));
    }
    left.push(...partsOf(part));
  }
  return found;
}

function checkOf(body: Part, line: number, isLoop: boolean): Insertion[] {
  if (body.type === 'BlockStatement') return [{ at: afterDirectives(body), text: insertion.statement(line) }];
  const [before, after] = isLoop ? insertion.block(line) : insertion.expression(line);
  return [
    { at: body.start, text: before },
    { at: body.end, text: after },
  ];
}

/** 'use strict' counts only at the very start. */
function afterDirectives({ start, body }: Part): number {
  const directives = (body as readonly Part[]).filter(({ directive }) => directive !== undefined);
  return directives.at(-1)?.end ?? start + 1;
}

function partsOf(part: Part): Part[] {
  return Object.values(part).flatMap((value) => (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter(isPart));
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && typeof (value as Part).type === 'string' && 'start' in value;
}

/** Where two are at one place both are ends: that of the inner part, which was found later, comes first. */
function withInsertions(code: string, insertions: readonly Insertion[]): string {
  const inOrder = insertions.toReversed().toSorted((one, other) => one.at - other.at);
  let written = '';
  let from = 0;
  for (const { at, text } of inOrder) {
    written += code.slice(from, at) + text;
    from = at;
  }
  return written + code.slice(from);
}
