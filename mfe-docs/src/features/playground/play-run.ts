import { preparingRunner } from '../../script-preparation/preparing-runner.ts';
import { portRunnerIn } from '../../sample-frames/port-runner.ts';
import { consolePane } from './console/console-pane.ts';
import { consoleWords } from './console/console-words.ts';
import { keepFocus } from './keep-focus.ts';
import { showLine } from './show-line.ts';

/** What runs code and shows what it prints: a chunk of its own, which comes while the reader looks at the editors. */
export const playRun = { consolePane, consoleWords, keepFocus, portRunnerIn, preparingRunner, showLine };
