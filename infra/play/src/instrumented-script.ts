import { parse, type Node, type Options } from 'acorn';
import { insertion, type CheckedPlace } from './sample-frame/loop-check.ts';

export interface ReadScript {
  /** With a check in each loop and function. */
  readonly code: string;
  readonly isModule: boolean;
}

/** Parsing more than this would hold up other readers' frames: 200,000 characters take about 60 ms. */
export const longestRead = 200_000;

interface ReadAs {
  readonly isModule?: boolean;
  /** Of a function, which may return: the value of `onclick`, say. */
  readonly isBody?: boolean;
  readonly lineOf?: (line: number) => number;
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}
type Part = Node & Readonly<Record<string, unknown>>;

const loops: ReadonlySet<string> = new Set(['ForStatement', 'ForInStatement', 'ForOfStatement', 'WhileStatement', 'DoWhileStatement']);
/** They take code as text, `Function` as its last argument. */
const makers: ReadonlySet<string> = new Set(['eval', 'Function', 'setTimeout', 'setInterval']);
const functions: ReadonlySet<string> = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const asIs = (line: number) => line;
const syntax: Options = { ecmaVersion: 'latest', locations: true, allowHashBang: true };

/**
 * A script that stops by itself where it would run without end. It is a module if it makes sense as nothing else: if it imports,
 * or awaits outside of functions. Undefined for what cannot be read: the browser says why.
 */
export function instrumentedScript(code: string, { isModule = false, isBody = false, lineOf = asIs }: ReadAs = {}): ReadScript | undefined {
  if (code.length > longestRead) return undefined;
  for (const sourceType of isModule ? (['module'] as const) : (['script', 'module'] as const)) {
    try {
      const insertions = checksIn(parse(code, { ...syntax, sourceType, allowReturnOutsideFunction: isBody }) as unknown as Part, lineOf);
      return { code: withInsertions(code, insertions), isModule: sourceType === 'module' };
    } catch {
      // A syntax error, a syntax that is newer than the parser, or nesting too deep for it.
    }
  }
  return undefined;
}

/** Code that other code makes while it runs, in a line that all of its loops are named after; as it is where it cannot be read. */
export function instrumentedMade(code: string, line: number): string {
  const read = instrumentedScript(code, { isBody: true, lineOf: () => line });
  return read && !read.isModule ? read.code : code;
}

interface Check {
  readonly body: Part;
  readonly place: CheckedPlace;
}

function checksIn(program: Part, lineOf: (line: number) => number): Insertion[] {
  const found: Check[] = [];
  const made: Insertion[] = [];
  const left: Array<{ readonly part: Part; readonly around: readonly number[] }> = [{ part: program, around: [] }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { part, around } = next;
    const body = part['body'] as Part | undefined;
    const isLoop = loops.has(part.type);
    const isChecked = body && (isLoop || functions.has(part.type));
    const line = lineOf(part.loc?.start.line ?? 1);
    if (isChecked) found.push({ body, place: { line, around: around.findLast((other) => other !== line) ?? 0, isLoop } });
    made.push(...checkOfMade(part, line));
    // What is on one line has one name.
    const within = isChecked && around.at(-1) !== line ? [...around, line].slice(-2) : around;
    left.push(...partsOf(part).map((inner) => ({ part: inner, around: within })));
  }
  const withLoops = new Set(found.filter(({ place }) => place.isLoop).map(({ place }) => place.line));
  return [...made, ...found.flatMap(({ body, place }) => checkOf(body, place, withLoops.has(place.line)))];
}

/** Code that is made while it runs counts as the line that makes it. Called by another name it is stopped all the same, without a line. */
function checkOfMade({ type, callee, arguments: given }: Part, line: number): Insertion[] {
  const { name = '' } = (callee ?? {}) as { readonly name?: string };
  if (!['CallExpression', 'NewExpression'].includes(type) || !makers.has(name)) return [];
  const code = (given as readonly Part[]).at(name === 'Function' ? -1 : 0);
  if (!code || /^(?:Spread|Arrow|Function)/.test(code.type)) return [];
  const [before, after] = insertion.made(line);
  return [
    { at: code.start, text: before },
    { at: code.end, text: after },
  ];
}

function checkOf(body: Part, own: CheckedPlace, hasLoop: boolean): Insertion[] {
  const place = { ...own, isLoop: hasLoop };
  if (body.type === 'BlockStatement') return [{ at: afterDirectives(body), text: insertion.statement(place) }];
  const [before, after] = own.isLoop ? insertion.block(place) : insertion.expression(place);
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
