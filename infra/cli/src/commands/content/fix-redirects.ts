import { fixRedirects } from '@webdocs/content/fix-redirects';
import { contentCommand, finish } from './content-command.ts';
import { problemLine } from './problem-line.ts';

export const usage = 'site content fix-redirects [--dry-run]';

/** Sorts redirects, collapses their chains, and tells which rows could not stay. */
export const run = contentCommand(usage, (call) => {
  const left = fixRedirects(call.corpus, call.changes);
  finish(call);
  for (const problem of left) call.io.out(`left out: ${problemLine(problem)}`);
  if (call.changes.isEmpty) call.io.out('Nothing to fix.');
});
