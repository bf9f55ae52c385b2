import type { Message } from '@fluent/bundle';

type Pattern = NonNullable<Message['value']>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;
type Selection = Extract<Expression, { type: 'select' }>;

/** A choice inside a message: by the number or the name that a variable holds. */
export interface Choice {
  readonly variable: string;
  readonly keys: ReadonlyArray<string | number>;
}

/** What a message is made of, whatever its language. */
export interface MessageShape {
  /** Its words without what variables put between them. */
  readonly words: string;
  /** Variables whose value a reader sees. */
  readonly shown: ReadonlySet<string>;
  readonly choices: readonly Choice[];
}

export function shapeOf(pattern: Pattern): MessageShape {
  const words: string[] = [];
  const shown = new Set<string>();
  const choices: Choice[] = [];
  visit(pattern);
  return { words: words.join(''), shown, choices };

  function visit(part: Pattern | Expression): void {
    if (typeof part === 'string') words.push(part);
    else if (Array.isArray(part)) part.forEach(visit);
    else if (part.type === 'var') shown.add(part.name);
    else if (part.type === 'str') words.push(part.value);
    else if (part.type === 'select') {
      choices.push({ variable: selectorOf(part), keys: part.variants.map(({ key }) => key.value) });
      for (const { value } of part.variants) visit(value);
    }
  }
}

function selectorOf({ selector }: Selection): string {
  return selector.type === 'var' ? selector.name : '';
}
