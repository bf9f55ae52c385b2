import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { choiceList } from './choice-list.ts';
import { codeToRun } from './example-code.ts';
import { withDefaults, type ExampleBody, type ExampleParts } from './interactive-example.ts';
import { output } from './output.ts';

/** A list of declarations, of which the chosen one is applied in the frame beside it. */
export function choiceExample(parts: ExampleParts): ExampleBody {
  const { blocks, surroundings, text } = parts;
  const frame = output(parts, { isSeen: true });
  let chosen = '';
  const list = choiceList({
    choices: blocks.filter(({ isChoice }) => isChoice),
    editor: surroundings.editor,
    words: {
      list: text('docs-example-choices'),
      code: (number) => text('docs-example-choice-code', { number }),
      unsupported: text('docs-example-unsupported'),
    },
    onChoose(code) {
      chosen = code;
      frame.send({ typ: 'choice', code });
    },
  });
  list.reset();
  const code = withDefaults(codeToRun(blocks, new Map()), parts);
  frame.run(code);
  return { parts: [list.element, frame.element], reset, code: withChoice, stop: frame.stop };

  /** A rule of its own says there what the page says to the frame. */
  function withChoice(): SampleCode {
    const rule = `#example-element {\n${chosen.trim().replace(/^/gm, '  ')}\n}\n`;
    return { ...code, css: [code.css?.trimEnd(), rule].filter(Boolean).join('\n\n') };
  }

  function reset(): void {
    list.reset();
    frame.runAgain();
  }
}
