import { shownUpdates as calls } from '@webdocs/contracts/api/shown-updates';
import { showUpdates, showUpdateSoFar, showUpdatesSoFar, type ShowingOptions } from '@webdocs/updates/show-updates';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { compatPathsIn } from '../stores/compat-paths.ts';
import { answering } from './answer.ts';

/** Updates as the page of this site shows them. */
export function shownUpdates(server: FastifyInstance, showing: ShowingOptions, parts?: AccountServices): void {
  const answer = answering(server, parts);
  answer(calls.showUpdates, ({ query: { locale, ...question } }) => showUpdatesSoFar(question, { ...showing, locale }));
  answer(calls.showCollectionUpdates, async ({ account, query: { locale, ...question } }) => {
    // An account that calls has a database.
    const paths = await compatPathsIn((parts as AccountServices).database.query, account.id, question.collections);
    return showUpdates({ ...question, paths }, { ...showing, locale });
  });
  answer(calls.showUpdate, ({ params: { id }, query: { locale } }) => showUpdateSoFar(id, { ...showing, locale }));
}
