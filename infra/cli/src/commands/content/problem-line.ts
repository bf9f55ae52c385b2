import { relative } from 'node:path';
import type { FileProblem } from '@webdocs/content/fix-redirects';
import { typedPath } from '../command.ts';

/** `files/en-us/_redirects.txt:12  /en-US/docs/A leads in a circle` */
export function problemLine({ file, line, cause }: FileProblem): string {
  return `${relative(typedPath('.'), file)}:${line ?? 1}  ${cause}`;
}
