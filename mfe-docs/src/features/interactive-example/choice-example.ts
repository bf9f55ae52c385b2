import { choiceList } from './choice-list.ts';
import { codeToRun } from './example-code.ts';
import { withDefaults, type ExampleBody, type ExampleParts } from './interactive-example.ts';
import { output } from './output.ts';

/** A list of declarations, of which the chosen one is applied in the frame beside it. */
export function choiceExample(parts: ExampleParts): ExampleBody {
  const { blocks, surroundings, text } = parts;
  const frame = output(parts, { isSeen: true });
  const list = choiceList({
    choices: blocks.filter(({ isChoice }) => isChoice),
    editor: surroundings.editor,
    words: {
      list: text('docs-example-choices'),
      code: (number) => text('docs-example-choice-code', { number }),
      unsupported: text('docs-example-unsupported'),
    },
    onChoose: (code) => frame.send({ typ: 'choice', code }),
  });
  list.reset();
  frame.run(withDefaults(codeToRun(blocks, new Map()), parts));
  return { parts: [list.element, frame.element], reset, stop: frame.stop };

  function reset(): void {
    list.reset();
    frame.runAgain();
  }
}
