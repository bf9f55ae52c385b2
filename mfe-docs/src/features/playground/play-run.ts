/** What runs code and shows what it prints: a chunk of its own, which comes while the reader looks at the editors. */
export { portRunnerIn } from '../../sample-frames/port-runner.ts';
export { consolePane } from './console/console-pane.ts';
export { showLine } from './show-line.ts';
