import { codeEditor } from '../features/code-editor/code-editor.ts';
import { interactiveExample, type Example, type ExampleSurroundings } from '../features/interactive-example/interactive-example.ts';

/** An interactive example with the editor of this site. */
export function startExample(place: HTMLElement, surroundings: Omit<ExampleSurroundings, 'editor'>): Promise<Example> {
  return interactiveExample(place, { ...surroundings, editor: codeEditor });
}
