import { codeEditor } from '../features/code-editor/code-editor.ts';
import { consoleExample } from '../features/interactive-example/console-example.ts';
import { interactiveExample } from '../features/interactive-example/interactive-example.ts';
import words from '../features/live-samples/words/en-US.ftl';
import type { StartExample } from './example-starters.ts';
import { sampleChecksOf } from './sample-checks-of-example.ts';

/** An example that prints, with the editor of this site. */
export const startExample: StartExample = async (place, surroundings) =>
  interactiveExample(place, { ...surroundings, editor: codeEditor, words, ...(await sampleChecksOf(place, surroundings)) }, consoleExample);
