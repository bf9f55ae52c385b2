import type { CodePlace } from '@webdocs/contracts/samples/sample-messages';
import { scriptName } from '../script-name.ts';
import type { FrameFacts } from './frame-facts.ts';

const inStack = new RegExp(`(?:^|[\\s(@/])${scriptName.replace('.', '\\.')}:(\\d+)`);

/**
 * Where in the code of the sample an error was thrown; undefined for what is not of its making. Code that cannot be read has no
 * name: the error is that of the script that put it in, in the line of the code.
 */
export function placeOfError(
  { filename, lineno }: Pick<ErrorEvent, 'filename' | 'lineno'>,
  first: FrameFacts['firstLines'],
  isOfPutIn: boolean,
): CodePlace | undefined {
  const isInHead = first.js > 1 && lineno >= first.js && lineno < first.html;
  // A script with a name counts its own lines, wherever in the document it is.
  if (filename.endsWith(scriptName)) return inPart('js', lineno);
  if (isOfPutIn || (filename === window.location.href && isInHead)) return inPart('js', lineno - first.js + 1);
  return filename === window.location.href ? inPart('html', lineno - first.html + 1) : undefined;
}

/** Where a promise was rejected without anyone to catch it: its error alone knows. */
export function placeInStack(reason: unknown): CodePlace | undefined {
  const line = reason instanceof Error ? inStack.exec(reason.stack ?? '')?.[1] : undefined;
  return line === undefined ? undefined : inPart('js', Number(line));
}

function inPart(part: CodePlace['part'], line: number): CodePlace | undefined {
  return line > 0 ? { part, line } : undefined;
}
