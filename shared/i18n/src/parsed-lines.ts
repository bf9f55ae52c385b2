import { FluentResource } from '@fluent/bundle';

/** A catalogue that is written in Fluent, as lines that browsers read: the id of each message, and as JSON what Fluent has read of it. */
export function parsedLines(source: string): string {
  return new FluentResource(source).body.map(({ id, value }) => `${id}=${parsedText(value)}`).join('\n');
}

export function parsedText(value: FluentResource['body'][number]['value']): string {
  return JSON.stringify([value].flat());
}
