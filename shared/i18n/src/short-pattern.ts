import type { Message } from '@fluent/bundle';

export type Pattern = NonNullable<Message['value']>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;
type Variant = Extract<Expression, { type: 'select' }>['variants'][number];

/** A variable, `{name}`, or a choice by one, whose keys are words and whose last variant is the default: `{count|one=a page|other={count} pages}`. */
const expressions = /\{((?:[^{}]|\{[^{}]*\})+)\}/;

/** What a message says, out of the short form in which the build writes it for browsers. */
export function patternOf(text: string): Pattern {
  // What stands between braces is at the odd places.
  return text.includes('{') ? text.split(expressions).flatMap((part, place) => (place % 2 ? expressionOf(part) : part || [])) : text;
}

function expressionOf(written: string): Expression {
  const [name = '', ...variants] = written.split('|');
  const selector = { type: 'var', name } as const;
  return variants[0] ? { type: 'select', selector, variants: variants.map(variantOf), star: variants.length - 1 } : selector;
}

function variantOf(written: string): Variant {
  const [key = '', text = ''] = written.split(/=(.*)/);
  return { key: { type: 'str', value: key }, value: patternOf(text) };
}
