import { FluentResource } from '@fluent/bundle';
import { parsedText } from './parsed-lines.ts';
import { patternOf, type Pattern } from './short-pattern.ts';

type Message = FluentResource['body'][number];
type Part = Exclude<Pattern, string>[number];

/**
 * A catalogue as browsers get it: a line for each message, its id and what it says in its short form.
 * Catalogues in this form can be put together as those written in Fluent can.
 */
export function messageLines(source: string): string {
  return `\n${messagesOf(source).map(lineOf).join('\n')}\n`;
}

/**
 * A translation as browsers get it beside its English, which is there already: a line for each message of English, in its order and
 * without its id. Ids were a quarter of what a catalogue weighs. What is missing or the same in English has an empty line.
 */
export function translationLines(source: string, english: string): string {
  const own = new Map(messagesOf(source).map((message) => [message.id, textOf(message)]));
  const inOrder = messagesOf(english).map((message) => {
    const translated = own.get(message.id) ?? '';
    return translated === textOf(message) ? '' : translated;
  });
  return ['=', ...inOrder].join('\n');
}

function messagesOf(source: string): Message[] {
  return new FluentResource(source).body;
}

function lineOf(message: Message): string {
  return `${message.id}=${textOf(message)}`;
}

/** The short form, or what Fluent has read as JSON: of a message in which the short form would be read otherwise. */
function textOf({ value }: Message): string {
  const short = [value].flat().map(shortPart).join('');
  return !/^\[|\n/.test(short) && isSame(patternOf(short), value) ? short : parsedText(value);
}

function shortPart(part: Part | null): string {
  if (typeof part === 'string') return part;
  if (part?.type === 'var') return `{${part.name}}`;
  if (part?.type !== 'select' || part.selector.type !== 'var') return '';
  const variants = part.variants.map(({ key, value }) => `${key.value}=${[value].flat().map(shortPart).join('')}`);
  return `{${[part.selector.name, ...variants].join('|')}}`;
}

/** Both were made property by property in the same order. */
function isSame(one: Pattern, other: Pattern | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
