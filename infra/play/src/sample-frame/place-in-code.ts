import type { CodePlace } from '@webdocs/contracts/samples/sample-messages';
import { scriptName } from '../script-name.ts';
import { isA } from './is-a.ts';

/** What is known of the scripts of a written document besides their names. */
export interface ScriptPlaces {
  /** The scripts in the HTML by their text, with the lines at which they begin. */
  readonly inHtml: ReadonlyMap<string, number>;
  /** Whether the script of the sample is an element in the head, and no text that a script puts in. */
  readonly isInHead: boolean;
}

/** What browsers call a script that begins in this line of the HTML. */
export function htmlScriptName(firstLine: number): string {
  return `sample-html-${firstLine}.js`;
}

const [stem = '', ending = ''] = scriptName.split('.');
const named = `${stem}(?:-html-(\\d+))?\\.${ending}`;
const inFileName = new RegExp(`(?:^|/)${named}$`);
const inStack = new RegExp(`(?:^|[\\s(@/])${named}:(\\d+)`);

/** Chrome says it before each syntax error of a script that a script has put in, and of a module in a document that was written. */
export const howItWasPutIn = /Failed to execute '(?:(replaceWith)' on 'Element|write' on 'Document)': /;

/**
 * Where in the code an error was thrown. Code that cannot be read has no name yet: the browser says the address of the document, the line in
 * the script, and which element it was at.
 */
export function placeOfThrown(
  { filename, lineno, message, error }: Pick<ErrorEvent, 'filename' | 'lineno' | 'message' | 'error'>,
  { inHtml, isInHead }: ScriptPlaces,
  current: string | null | undefined,
): CodePlace | undefined {
  const name = inFileName.exec(filename);
  if (name) return inPart(name[1], lineno);
  if (howItWasPutIn.exec(message)?.[1]) return inPart(undefined, lineno);
  const firstLine = inHtml.get(current ?? '');
  if (firstLine !== undefined) return inPart(String(firstLine), lineno);
  return placeInStackOf(error) ?? (isA(SyntaxError, error) ? placeOfModule(lineno, inHtml, isInHead) : undefined);
}

/** A module that cannot be read runs as no element: where there is one script alone it is that. */
function placeOfModule(line: number, inHtml: ScriptPlaces['inHtml'], isInHead: boolean): CodePlace | undefined {
  if (isInHead) return inPart(undefined, line);
  const [firstLine, ...others] = inHtml.values();
  return firstLine !== undefined && others.length === 0 ? inPart(String(firstLine), line) : undefined;
}

/** Where a promise was rejected without anyone to catch it, or something was printed: a stack alone knows. */
export function placeInStackOf(thrown: unknown): CodePlace | undefined {
  const found = isA(Error, thrown) ? inStack.exec(String(thrown.stack)) : null;
  return found ? inPart(found[1], Number(found[2])) : undefined;
}

/** Lines count from one; those of a script in the HTML from where it begins. */
function inPart(firstLine: string | undefined, line: number): CodePlace | undefined {
  if (!(line > 0)) return undefined;
  return firstLine === undefined ? { part: 'js', line } : { part: 'html', line: Number(firstLine) + line - 1 };
}
