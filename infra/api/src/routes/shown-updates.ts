import { shownUpdates as calls } from '@webdocs/contracts/api/shown-updates';
import { showUpdate, showUpdates, type ShowingOptions } from '@webdocs/updates/show-updates';
import type { FastifyInstance } from 'fastify';
import { answering } from './answer.ts';

/** Updates as the page of this site shows them. */
export function shownUpdates(server: FastifyInstance, showing: ShowingOptions): void {
  const answer = answering(server);
  answer(calls.showUpdates, ({ query: { locale, ...question } }) => showUpdates(question, { ...showing, locale }));
  answer(calls.showUpdate, async ({ params: { id }, query: { locale } }) => ({ update: await showUpdate(id, { ...showing, locale }) }));
}
