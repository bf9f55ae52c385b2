import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { play as playDrawing, reload } from '@webdocs/design/drawings';
import { make, makeButton } from '@webdocs/enhance/elements';
import { loadMessages, type Catalogue, type Messages } from '@webdocs/i18n';
import { fullScreenOf } from '@webdocs/reading/full-screen';
import type { SamplesAway } from '../../sample-frames/kept-run.ts';
import { blocksOf, type Block, type ExampleLanguage } from './example-code.ts';
import { exampleKindOf, type ExampleKind } from './example-kind.ts';
import { playgroundButton } from './playground-button.ts';
import styles from './interactive-example.module.css';

/** How a field for code is made; the page knows the editor. */
export type MakeEditor = (options: {
  readonly language: ExampleLanguage;
  readonly value: string;
  readonly label: string;
  readonly onInput: (value: string) => void;
  readonly isPlain?: boolean;
  readonly colored?: Node | undefined;
}) => {
  readonly element: HTMLElement;
  readonly field: HTMLTextAreaElement;
  readonly setValue: (value: string, colored?: Node) => void;
};

/** Looks at every run of an example: what checks the work of a learner does. */
export interface RunWatcher {
  /** This code runs now, and its output is in that element. */
  readonly ran: (code: SampleCode, stage: HTMLElement) => void;
  /** The code is as it was, and has not run. */
  readonly reset: () => void;
  readonly stop: () => void;
}

/** What a reader wrote into an example before, by language. */
export interface CodeMemory {
  readonly read: () => Readonly<Partial<Record<ExampleLanguage, string | undefined>>> | undefined;
  /** Undefined where the code is as the page has it. */
  readonly keep: (written: Readonly<Partial<Record<ExampleLanguage, string>>> | undefined) => void;
}

export interface ExampleSurroundings {
  readonly locale: Locale;
  readonly pseudo: boolean;
  /** Origin of the playground. */
  readonly play: string;
  readonly away?: SamplesAway | undefined;
  /** The document: relative addresses in the code are below it. */
  readonly page: string;
  readonly editor: MakeEditor;
  /** Texts of samples and examples. */
  readonly words: Catalogue;
  readonly watcher?: RunWatcher | undefined;
  readonly memory?: CodeMemory | undefined;
}

export interface ExampleParts {
  readonly kind: ExampleKind;
  readonly blocks: readonly Block[];
  readonly surroundings: ExampleSurroundings;
  readonly text: Messages['text'];
}

/** What a kind of example puts into the panel. */
export interface ExampleBody {
  /** At the start of its head: tabs, or the name of the example. */
  readonly head?: HTMLElement;
  readonly parts: readonly HTMLElement[];
  readonly reset: () => void;
  /** As it is now. */
  readonly code: () => SampleCode;
  /** Where the code runs only when it is told to. */
  readonly run?: () => void;
  readonly stop: () => void;
}

export interface Example {
  readonly enterFullScreen: () => void;
  readonly stop: () => void;
}

/** Makes the code that is in the place something to try, in the same room. */
export async function interactiveExample(
  place: HTMLElement,
  surroundings: ExampleSurroundings,
  makeBody: (parts: ExampleParts) => ExampleBody,
): Promise<Example> {
  const { locale, pseudo, words } = surroundings;
  const { text } = await loadMessages(words, locale, { pseudo });
  const kind = exampleKindOf(place);
  const name = place.getAttribute('name') ?? text('docs-example-name');
  const parts: ExampleParts = { kind, blocks: blocksOf(place), surroundings, text };
  const written = [...place.childNodes];
  // As high as the code and the room below it were: what follows in the page stays where it is. The other kinds have a height.
  if (kind === 'console') place.style.setProperty('--panel-height', `${place.clientHeight}px`);

  const body = makeBody(parts);
  const panel = make('div', { class: styles.panel, role: 'group', 'aria-label': name, 'data-kind': kind });
  const said = make('span', { class: 'visually-hidden', role: 'status' });
  const fullScreen = fullScreenOf(panel, {
    words: { enter: text('docs-sample-full-screen'), leave: text('docs-sample-leave-full-screen') },
    buttonClass: `${styles.action} ${styles.small}`,
  });
  const actions = make(
    'div',
    { class: styles.actions },
    makeButton(reload, text('docs-example-reset'), styles.action, reset),
    fullScreen.button,
    playgroundButton({
      label: text('docs-sample-playground'),
      className: `${styles.action} ${styles.small}`,
      locale,
      code: body.code,
      onFailure: () => (said.textContent = text('docs-example-play-failed')),
    }),
  );
  if (body.run) actions.append(makeButton(playDrawing, text('docs-example-run'), styles.run, body.run));
  panel.append(make('div', { class: styles.head }, body.head ?? make('span', { class: styles.name }, name), actions), ...body.parts, said);
  place.replaceChildren(panel);
  place.toggleAttribute('data-alive', true);
  return { enterFullScreen: fullScreen.enter, stop };

  function reset(): void {
    body.reset();
    // Emptied first: saying the same again would be no change.
    said.textContent = '';
    requestAnimationFrame(() => (said.textContent = text('docs-example-reset-done')));
  }

  function stop(): void {
    body.stop();
    fullScreen.stop();
    place.removeAttribute('data-alive');
    place.replaceChildren(...written);
  }
}

/** The code as the frame gets it, with what its kind brings along. */
export function withDefaults(code: SampleCode, { kind, surroundings }: ExampleParts): SampleCode {
  const defaults = kind === 'choice' ? 'ix-choice' : kind === 'wat' ? 'ix-wat' : 'ix-tabbed';
  return { ...code, srcPrefix: surroundings.page, defaults };
}
