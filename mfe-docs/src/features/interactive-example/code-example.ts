import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { make } from '@webdocs/enhance/elements';
import type { ConsoleLog } from './console-log.ts';
import { codeToRun, editableLanguages, shownCode, type ExampleLanguage } from './example-code.ts';
import { withDefaults, type ExampleBody, type ExampleParts } from './interactive-example.ts';
import { output } from './output.ts';
import { tabRow } from './tab-row.ts';
import styles from './interactive-example.module.css';

const names: Readonly<Record<ExampleLanguage, string>> = { html: 'HTML', css: 'CSS', js: 'JavaScript', wat: 'Wat' };
/** How long typing has to pause before the frame follows. */
const pauseMs = 500;

/** Code to edit, one language or several in tabs, and what comes of it: a page in a frame, or the lines that it prints into the log. */
export function codeExample(parts: ExampleParts, log?: ConsoleLog): ExampleBody {
  const { blocks, surroundings, text } = parts;
  const frame = output(parts, log ? { isSeen: false, onConsole: log.write } : { isSeen: true });
  const languages = editableLanguages(blocks);
  const kept = surroundings.memory?.read();
  let timer: number | undefined;

  const editors = languages.map((language) => {
    const editor = surroundings.editor({
      language,
      value: kept?.[language] ?? shownCode(blocks, language),
      label: text('docs-example-editor', { language: names[language] }),
      onInput: followTyping,
      colored: kept?.[language] === undefined ? coloredOf(language) : undefined,
    });
    editor.field.addEventListener('keydown', runByKey);
    return { language, editor };
  });
  const tabs =
    editors.length > 1
      ? tabRow(
          text('docs-example-parts'),
          editors.map(({ language, editor }) => ({ label: names[language], panel: editor.element })),
        )
      : undefined;
  const code = make('div', { class: styles.code }, ...(tabs?.panels ?? editors.map(({ editor }) => editor.element)));
  // Code that its reader left here says at once how far it is.
  if (log && !kept) surroundings.watcher?.reset();
  else run();

  return {
    ...(tabs ? { head: tabs.element } : {}),
    parts: log ? [code, log.element, frame.element] : [code, frame.element],
    reset,
    code: runCode,
    ...(log ? { run } : {}),
    stop,
  };

  function run(): void {
    window.clearTimeout(timer);
    log?.clear();
    keep();
    const code = runCode();
    frame.run(code);
    surroundings.watcher?.ran(code, frame.element);
  }

  function runCode(): SampleCode {
    return withDefaults(codeToRun(blocks, written()), parts);
  }

  function followTyping(): void {
    window.clearTimeout(timer);
    // What prints runs when it is told to, and is kept all the same.
    timer = window.setTimeout(log ? keep : run, pauseMs);
  }

  function written(): ReadonlyMap<ExampleLanguage, string> {
    return new Map(editors.map(({ language, editor }) => [language, editor.field.value]));
  }

  function keep(): void {
    const changed = [...written()].filter(([language, value]) => value !== shownCode(blocks, language));
    surroundings.memory?.keep(changed.length ? Object.fromEntries(changed) : undefined);
  }

  function runByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run();
  }

  function reset(): void {
    for (const { language, editor } of editors) editor.setValue(shownCode(blocks, language), coloredOf(language));
    tabs?.select(0);
    if (!log) return run();
    surroundings.memory?.keep(undefined);
    log.clear();
    surroundings.watcher?.reset();
  }

  /** The colors of the server fit where one block is all there is of a language. */
  function coloredOf(language: ExampleLanguage): Node | undefined {
    const own = blocks.filter((block) => block.language === language && !block.isHidden && !block.isChoice);
    return own.length === 1 ? own[0]?.colored?.cloneNode(true) : undefined;
  }

  function stop(): void {
    window.clearTimeout(timer);
    surroundings.watcher?.stop();
    frame.stop();
  }
}
