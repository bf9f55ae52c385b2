import { relative } from 'node:path';
import { newPage } from '@webdocs/content/new-page';
import { typedPath } from '../command.ts';
import { contentCommand, finish, pageNamed } from './content-command.ts';

export const usage = 'site content new <slug> [--type <type>] [--title <title>] [--locale <locale>] [--dry-run]';

/** Writes the beginnings of a page. */
export const run = contentCommand(usage, (call) => {
  const { names, flags, corpus, changes, io } = call;
  const { locale, slug } = pageNamed(names[0] ?? '', flags);
  const file = newPage(corpus, changes, slug, { locale, pageType: given(flags['type']), title: given(flags['title']) });
  finish(call);
  io.out(`${relative(typedPath('.'), file)} is /${locale}/docs/${slug}`);
});

function given(value: string | true | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
