import { deletePage } from '@webdocs/content/delete-page';
import { contentCommand, finish, pageNamed } from './content-command.ts';

export const usage = 'site content delete <slug> [--redirect <address>] [--recursive] [--locale <locale>] [--dry-run]';

/** Takes a page away, with its pictures; its readers are sent to another one where that is said. */
export const run = contentCommand(usage, (call) => {
  const { names, flags, corpus, changes, io } = call;
  const { locale, slug } = pageNamed(names[0] ?? '', flags);
  const redirect = typeof flags['redirect'] === 'string' ? flags['redirect'] : undefined;
  const gone = deletePage(corpus, changes, slug, { locale, redirect, recursive: flags['recursive'] !== undefined });
  finish(call);
  io.out(`${gone.length === 1 ? '1 page' : `${gone.length} pages`} deleted; \`site content check\` tells which links led there`);
});
