import { describePage, plainPage } from '@webdocs/contracts/page/describe-page';
import {
  PageDescriptionSchema,
  PlainPageSchema,
  type PageDescription,
  type PlainPage,
  type SiteFacts,
} from '@webdocs/contracts/page/description';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import type { GatewayServices } from '../gateway-services.ts';
import type { ResolvedRequest } from '../page-request.ts';
import { lightPage } from '../fragments/light-page.ts';
import type { BundleReference, Question } from '../fragments/render-job.ts';
import { tookItsWorkerDown, NoWorkerFree } from '../fragments/render-pool.ts';

/** It is read on the thread that serves all. A plain page has all the text of a large one. */
const mostCharacters = { describe: 200_000, plain: 4_000_000 };

/**
 * What the remote that shows the page says of it; what can be said of any page, where it says nothing or nothing of use. Where no worker
 * is free to ask it, there is no page: what can be said of any page would be kept with this one.
 */
export async function descriptionOf(request: ResolvedRequest, parts: GatewayServices): Promise<PageDescription> {
  const { page, status } = request;
  const site: SiteFacts = {
    siteName: parts.configuration.siteName,
    address: parts.publicAddress ?? '',
    colour: request.facts.colour ?? 'docs',
    found: status === 200 || status === 400,
  };
  const answer = await answerOf({ ask: 'describe', page: lightPage(page), site }, PageDescriptionSchema, request, parts);
  return answer ?? describePage(page, site);
}

/** The page without its part: by the same remote, whose rendering failed and not this. */
export async function plainPageOf(request: ResolvedRequest, parts: GatewayServices): Promise<PlainPage> {
  const { page } = request;
  return (await answerOf({ ask: 'plain', page }, PlainPageSchema, request, parts)) ?? plainPage(page);
}

/** An answer of the server entry that shows the page, read at this door; undefined where there is none that can be used. */
async function answerOf<Schema extends v.GenericSchema>(
  question: Extract<Question, { ask: keyof typeof mostCharacters }>,
  schema: Schema,
  { main: { owner }, site, address }: ResolvedRequest,
  { pool, circuit, report, deadlinesMs }: GatewayServices,
): Promise<v.InferOutput<Schema> | undefined> {
  const bundle = site.bundles[owner];
  const version = site.releases[owner]?.version ?? '?';
  const key = `${owner}@${version} ${question.ask}`;
  if (!bundle || circuit.isOpen(key)) return undefined;
  try {
    const job = { shell: site.bundles.shell as BundleReference, bundle, request: question, isShort: question.ask === 'describe' };
    const text = await pool.ask(job, deadlinesMs.slot);
    circuit.succeeded(key);
    if (text.length > mostCharacters[question.ask]) throw new Error(`it is longer than ${mostCharacters[question.ask]} characters`);
    return text === '' ? undefined : v.parse(schema, JSON.parse(text));
  } catch (thrown) {
    if (thrown instanceof NoWorkerFree) throw new Failure('SITE_BUSY', { cause: thrown.message }, { cause: thrown });
    if (tookItsWorkerDown(thrown)) circuit.failed(key);
    const values = { remote: owner, version, question: question.ask, address: address.pathname, cause: causeOf(thrown) };
    report(thrown instanceof Failure ? thrown : new Failure('PAGE_ANSWER_REFUSED', values, { cause: thrown }));
    return undefined;
  }
}
