import { FluentResource } from '@fluent/bundle';

/**
 * A catalogue as browsers get it: a line for each message, its id and its text, or what Fluent has read of it as JSON.
 * Catalogues in this form can be put together as those written in Fluent can.
 */
export function messageLines(source: string): string {
  const { body } = new FluentResource(source);
  return `\n${body.map(({ id, value }) => `${id}=${isPlain(value) ? value : JSON.stringify([value].flat())}`).join('\n')}\n`;
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' && !/^\[|\n/.test(value);
}
