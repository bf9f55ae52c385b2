import type { ExampleKind } from '../features/interactive-example/example-kind.ts';
import type { Example, ExampleSurroundings } from '../features/interactive-example/interactive-example.ts';

export type StartExample = (place: HTMLElement, surroundings: Omit<ExampleSurroundings, 'editor' | 'words'>) => Promise<Example>;

const console = () => import(/* webpackChunkName: "docs-console-example" */ './start-console-example.ts');

/** A document has one interactive example as a rule: it fetches the code of its kind. */
export const exampleStarters: Readonly<Record<ExampleKind, () => Promise<{ readonly startExample: StartExample }>>> = {
  choice: () => import(/* webpackChunkName: "docs-choice-example" */ './start-choice-example.ts'),
  tabbed: () => import(/* webpackChunkName: "docs-page-example" */ './start-page-example.ts'),
  console,
  wat: console,
};
