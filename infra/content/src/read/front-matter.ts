import { LineCounter, parseDocument } from 'yaml';
import { causeOf } from '@webdocs/contracts/failures/failure';
import { lineOfDeepNesting } from '@webdocs/reference/yaml-nesting';

export interface FrontMatter {
  readonly data: Readonly<Record<string, unknown>>;
  /** The text after the front matter. */
  readonly body: string;
  /** Line of the file on which the body begins. */
  readonly bodyLine: number;
}

export class FrontMatterError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

const fence = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;
const largest = 16_000;

/** Splits a page into the YAML between its first two fences and its body. */
export function splitFrontMatter(source: string): FrontMatter {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const found = fence.exec(text);
  if (!found)
    throw new FrontMatterError(
      text.startsWith('---') ? 'the front matter has no closing ---' : 'the file does not begin with front matter',
      1,
    );
  const yaml = found[1] ?? '';
  if (yaml.length > largest) throw new FrontMatterError(`the front matter is longer than ${largest} characters`, 1);
  return { data: readFrontMatter(yaml), body: text.slice(found[0].length), bodyLine: lineAfter(found[0]) };
}

/** The line that begins after a piece of text that itself begins on line 1. */
function lineAfter(head: string): number {
  return head.split('\n').length;
}

function readFrontMatter(yaml: string): Record<string, unknown> {
  return readSimply(yaml) ?? readYaml(yaml);
}

const plainEntry = /^([A-Za-z][\w-]*):(?: +(?:"([^"\\]*)"|([^\s'"#&*!|>%@`{}[\],?:-](?:[^#:]|:(?! |$)|(?<! )#)*)))?$/;
const plainItem = /^ {1,4}- +(?:"([^"\\]*)"|([^\s'"#&*!|>%@`{}[\],?:-](?:[^#:]|:(?! |$)|(?<! )#)*))$/;
/** Plain scalars that YAML reads as something else than text. */
const notText = /^(?:true|false|null|~|yes|no|[-+.\d].*)$/i;

/**
 * Nearly every page has nothing but plain values and lists of them. Reading those by hand makes the index three times
 * as fast; anything else, and anything doubtful, goes to the YAML parser.
 */
function readSimply(yaml: string): Record<string, unknown> | undefined {
  const data: Record<string, unknown> = {};
  let list: string[] | undefined;
  for (const line of yaml.split('\n')) {
    const item = list && plainItem.exec(line);
    if (list && item) {
      const value = item[1] ?? item[2]?.trimEnd();
      if (value === undefined || (item[1] === undefined && notText.test(value))) return undefined;
      list.push(value);
      continue;
    }
    const entry = plainEntry.exec(line);
    if (!entry) return undefined;
    const [, key = '', quoted, bare] = entry;
    const value = quoted ?? bare?.trimEnd();
    if (Object.hasOwn(data, key) || (quoted === undefined && value !== undefined && notText.test(value))) return undefined;
    if (list?.length === 0) return undefined;
    list = value === undefined ? [] : undefined;
    data[key] = value ?? list;
  }
  return list?.length === 0 ? undefined : data;
}

/** The YAML parser's answer, or an error that names the line of the file. */
function readYaml(yaml: string): Record<string, unknown> {
  const deep = lineOfDeepNesting(yaml);
  if (deep !== undefined) throw new FrontMatterError('the front matter is nested too deeply', deep + 1);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) throw new FrontMatterError(error.message, lines.linePos(error.pos[0]).line + 1);
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: 20 });
  } catch (thrown) {
    throw new FrontMatterError(causeOf(thrown), 2);
  }
  if (data === null || typeof data !== 'object' || Array.isArray(data))
    throw new FrontMatterError('the front matter is not a list of names and values', 2);
  return data as Record<string, unknown>;
}

/** The line on which a key of the front matter is, for messages about its value. */
export function lineOfKey(source: string, key: string): number {
  const index = source.split('\n', 200).findIndex((line) => line.startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}
