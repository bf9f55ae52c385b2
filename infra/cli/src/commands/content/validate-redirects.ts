import { validateRedirects } from '@webdocs/content/fix-redirects';
import { Failure } from '@webdocs/contracts/failures/failure';
import { contentCommand } from './content-command.ts';
import { problemLine } from './problem-line.ts';

export const usage = 'site content validate-redirects';

/** Whether every redirect is in its place and leads straight to a page. */
export const run = contentCommand(usage, ({ corpus, changes, io }) => {
  const problems = validateRedirects(corpus, changes);
  for (const problem of problems) io.out(problemLine(problem));
  if (problems.length > 0)
    throw new Failure('CONTENT_CHECK_FAILED', { count: problems.length === 1 ? '1 redirect' : `${problems.length} redirects` });
  io.out('All redirects are in order.');
});
