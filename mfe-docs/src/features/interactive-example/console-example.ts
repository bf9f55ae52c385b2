import { codeExample } from './code-example.ts';
import { consoleLog } from './console-log.ts';
import type { ExampleBody, ExampleParts } from './interactive-example.ts';

/** Code to edit that prints: its lines are below it. */
export function consoleExample(parts: ExampleParts): ExampleBody {
  const { text } = parts;
  const log = consoleLog({
    name: text('docs-example-console'),
    empty: text('docs-example-console-empty'),
    error: text('docs-example-error'),
    warning: text('docs-example-warning'),
    place: (place) => text('docs-example-place', place),
  });
  return codeExample(parts, log);
}
