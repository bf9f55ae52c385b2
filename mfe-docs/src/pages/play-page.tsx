import { definePart } from '@webdocs/remote-kit';
import { CodeEditor } from '../features/code-editor/CodeEditor.tsx';
import { consoleLog } from '../features/interactive-example/console-log.ts';
import { Playground } from '../features/playground/Playground.tsx';
import words from '../features/playground/words/en-US.ftl';

function PlayPage() {
  return <Playground Editor={CodeEditor} makeConsole={consoleLog} />;
}

export const playPage = definePart({ component: PlayPage, messages: words });
