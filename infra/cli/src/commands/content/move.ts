import { movePage } from '@webdocs/content/move-page';
import { contentCommand, finish, pageNamed } from './content-command.ts';

export const usage = 'site content move <old> <new> [--locale <locale>] [--no-redirect] [--dry-run]';

/** Gives a page and all below it another slug. */
export const run = contentCommand(usage, (call) => {
  const { names, flags, corpus, changes, io } = call;
  const { locale, slug } = pageNamed(names[0] ?? '', flags);
  const target = pageNamed(names[1] ?? '', { ...flags, locale });
  const redirect = flags['no-redirect'] === undefined;
  const { pages, relinked, translations } = movePage(corpus, changes, slug, target.slug, { locale, redirect });
  finish(call);
  for (const { from, to } of pages) io.out(`${from} -> ${to}`);
  io.out(`${pages.length === 1 ? '1 page' : `${pages.length} pages`} moved, links changed in ${relinked} files`);
  for (const other of translations)
    io.out(`It is still at its old address in ${other}: site content move ${slug} ${target.slug} --locale ${other}`);
});
