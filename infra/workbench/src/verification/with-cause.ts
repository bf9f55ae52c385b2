import { stripVTControlCharacters } from 'node:util';

const most = 300;

/** A name with the first line of a message in which something is written. */
export function withCause(name: string, message = ''): string {
  const line = stripVTControlCharacters(message)
    .split('\n')
    .map((text) => text.trim())
    .find((text) => text !== '');
  return line ? `${name}: ${line.slice(0, most)}` : name;
}
