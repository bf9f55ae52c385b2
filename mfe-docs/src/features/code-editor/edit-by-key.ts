import { isComposing } from '@webdocs/design/is-composing';

const step = '  ';
const opening = /[{[(]$/;
const closing = /^[}\])]$/;

/**
 * What the keyboard does beyond writing: Enter keeps the indentation, a bracket that closes takes a step of it back, Ctrl+] and Ctrl+[
 * change it. The tab key stays what it is everywhere in a page: the keyboard can leave the field.
 */
export function editByKey(event: KeyboardEvent): void {
  const field = event.currentTarget as HTMLTextAreaElement;
  const edit = editOf(event, field);
  if (!edit) return;
  event.preventDefault();
  edit();
}

function editOf(event: KeyboardEvent, field: HTMLTextAreaElement): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (isComposing(event) || altKey) return undefined;
  if (ctrlKey || metaKey) {
    if (key === ']') return () => changeLines(field, (line) => (line === '' ? line : step + line));
    if (key === '[') return () => changeLines(field, (line) => line.replace(/^(?: {1,2}|\t)/, ''));
    return undefined;
  }
  if (closing.test(key)) return closeBlock(field, key);
  return key === 'Enter' && !shiftKey ? () => breakLine(field) : undefined;
}

function breakLine(field: HTMLTextAreaElement): void {
  const line = lineBefore(field);
  const indentation = /^[ \t]*/.exec(line)?.[0] ?? '';
  insert(field, `\n${indentation}${opening.test(line.trimEnd()) ? step : ''}`);
}

/** A bracket that is the first on its line is as far out as the line that opened it. */
function closeBlock(field: HTMLTextAreaElement, bracket: string): (() => void) | undefined {
  const { selectionStart, selectionEnd } = field;
  if (selectionStart !== selectionEnd || !/^ {2,}$/.test(lineBefore(field))) return undefined;
  return () => {
    field.setSelectionRange(selectionStart - step.length, selectionEnd);
    insert(field, bracket);
  };
}

function lineBefore({ value, selectionStart }: HTMLTextAreaElement): string {
  return value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
}

/** Rewrites the lines that the selection touches, and keeps it on them. */
function changeLines(field: HTMLTextAreaElement, change: (line: string) => string): void {
  const { value, selectionStart, selectionEnd } = field;
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const nextBreak = value.indexOf('\n', selectionEnd);
  const end = nextBreak < 0 ? value.length : nextBreak;
  const lines = value.slice(start, end).split('\n');
  const changed = lines.map(change);
  const text = changed.join('\n');
  if (text === value.slice(start, end)) return;

  field.setSelectionRange(start, end);
  insert(field, text);
  const grownFirst = (changed[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  const first = Math.max(start, selectionStart + grownFirst);
  field.setSelectionRange(first, Math.max(first, selectionEnd + text.length - (end - start)));
}

/** As if typed: the browser can take it back. */
function insert(field: HTMLTextAreaElement, text: string): void {
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
