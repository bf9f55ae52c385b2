import { definePart, Slot } from '@webdocs/remote-kit';
import { CodeEditor } from '../features/code-editor/CodeEditor.tsx';
import { consoleLog } from '../features/interactive-example/console-log.ts';
import { Playground } from '../features/playground/Playground.tsx';
import words from '../features/playground/words/en-US.ftl';
import styles from './play-page.module.css';

function PlayPage() {
  return (
    <>
      <Playground Editor={CodeEditor} makeConsole={consoleLog} />
      <Slot name="ad-side" className={styles.below} />
    </>
  );
}

export const playPage = definePart({ component: PlayPage, messages: words });
