import { addRedirect } from '@webdocs/content/add-redirect';
import { contentCommand, finish } from './content-command.ts';

export const usage = 'site content add-redirect <from> <to> [--dry-run]';

/** Sends readers of an address without a page to one that has one, or to another site over https. */
export const run = contentCommand(usage, (call) => {
  const { from, to } = addRedirect(call.corpus, call.changes, call.names[0] ?? '', call.names[1] ?? '');
  finish(call);
  call.io.out(`${from} -> ${to}`);
});
