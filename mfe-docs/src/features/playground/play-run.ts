import { consoleWords } from './console/console-words.ts';
import { openResult } from './open-result.ts';

/** What runs code and shows what it prints: a chunk of its own, which comes while the reader looks at the editors. */
export const playRun = { consoleWords, openResult };
