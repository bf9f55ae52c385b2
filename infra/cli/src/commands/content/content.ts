import type { Command } from '../command.ts';

interface ContentCommand {
  readonly does: string;
  readonly load: () => Promise<{ readonly run: Command }>;
}

/** What `site content` can do. */
const commands: Readonly<Record<string, ContentCommand>> = {
  build: { does: 'write the data of every page as a tree of files', load: () => import('../content-build.ts') },
  check: { does: 'list everything that writers should fix', load: () => import('./check.ts') },
  'fix-flaws': { does: 'fix what can be fixed without a decision', load: () => import('./fix-flaws.ts') },
  new: { does: 'begin a page: new Web/API/Kettle/boil', load: () => import('./new.ts') },
  move: { does: 'give a page and all below it another slug', load: () => import('./move.ts') },
  delete: { does: 'take a page away, with a redirect where one is named', load: () => import('./delete.ts') },
  'add-redirect': { does: 'send readers of an old address to a page', load: () => import('./add-redirect.ts') },
  'fix-redirects': { does: 'sort redirects and collapse their chains', load: () => import('./fix-redirects.ts') },
  'validate-redirects': { does: 'whether every redirect leads straight to a page', load: () => import('./validate-redirects.ts') },
  translations: { does: 'how far translations are behind', load: () => import('./translations.ts') },
};

/** `site content <what>`: work on content, by its writers. */
export const run: Command = async ([name = '', ...args], io) => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return (await command.load()).run(args, io);
  const list = Object.entries(commands).map(([verb, { does }]) => `  ${verb.padEnd(20)} ${does}`);
  io.out(
    `site content <what>\n\n${list.join('\n')}\n\nWith --content <folder> it works on that content, with --dry-run it only tells what it would do.`,
  );
};
