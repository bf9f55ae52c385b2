import { codeEditor } from '../features/code-editor/code-editor.ts';
import { choiceExample } from '../features/interactive-example/choice-example.ts';
import { interactiveExample } from '../features/interactive-example/interactive-example.ts';
import words from '../features/live-samples/words/en-US.ftl';
import type { StartExample } from './example-starters.ts';

/** An example to choose from, with the editor of this site. */
export const startExample: StartExample = (place, surroundings) =>
  interactiveExample(place, { ...surroundings, editor: codeEditor, words }, choiceExample);
