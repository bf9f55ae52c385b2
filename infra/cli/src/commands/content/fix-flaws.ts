import { existsSync } from 'node:fs';
import { fixFlaws } from '@webdocs/content/fix-flaws';
import { checkCorpus } from '@webdocs/content/check-corpus';
import { checkSidebars } from '@webdocs/content/check-sidebars';
import { typedPath } from '../command.ts';
import { contentCommand, finish, progressIn } from './content-command.ts';

export const usage = 'site content fix-flaws [--dry-run] [paths]';

/** Writes what fixable flaws suggest, and nothing else. */
export const run = contentCommand(usage, async (call) => {
  const only = call.names.map((name) => (existsSync(typedPath(name)) ? typedPath(name) : name));
  const files = await checkCorpus(call.context, { only, progress: progressIn(call.io, 'pages checked') });
  const count = fixFlaws([...files, ...checkSidebars(call.context, only)], call.changes);
  finish(call);
  call.io.out(`${count} flaws ${call.flags['dry-run'] ? 'could be' : 'were'} fixed`);
});
