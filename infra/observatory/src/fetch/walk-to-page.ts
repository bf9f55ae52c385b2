import { Failure } from '@webdocs/contracts/failures/failure';
import type { Hop, Walk } from '../grade/evidence.ts';
import { valuesOf, type HeaderLine } from '../parse/header-lines.ts';
import type { GuardedFetch } from './guarded-fetch.ts';
import { pageLimit, type ReadText } from './read-body.ts';
import { isHtml, NoAnswer, type Answer } from './request-once.ts';

/** A walk with the page at its end. */
export interface Walked {
  readonly walk: Walk;
  readonly text: ReadText | undefined;
  /** Why the way does not end at a page. */
  readonly broken: string | null;
}

const mostRedirects = 10;
const redirecting = [301, 302, 303, 307, 308];

/** Follows redirects. Both walks of a scan share their answers: often one ends where the other begins. */
export function walker(fetch: GuardedFetch) {
  const answers = new Map<string, Promise<Answer>>();

  function answerOf(url: URL): Promise<Answer> {
    const known = answers.get(url.href);
    if (known) return known;
    const asking = fetch(url, {
      body: (status, headers) => nextOf(status, headers, url) === undefined && isHtml(headers),
      bodyLimit: pageLimit,
    });
    asking.catch(() => undefined);
    answers.set(url.href, asking);
    return asking;
  }

  /** Throws where not even the first address answers. */
  return async function walk(start: URL): Promise<Walked> {
    const hops: Hop[] = [];
    let certificate: Walk['certificate'] = 'none';
    let url = start;
    let text: ReadText | undefined;
    let broken: string | null = null;
    for (;;) {
      let answer: Answer;
      try {
        answer = await answerOf(url);
      } catch (thrown) {
        if (hops.length === 0 || !(thrown instanceof NoAnswer || isUnknownHost(thrown))) throw thrown;
        broken = `it redirects to ${url.host}: ${thrown.message}`;
        break;
      }
      hops.push({ url: withoutQuery(url), status: answer.status, headers: answer.headers });
      if (certificate !== 'invalid' && answer.certificate !== 'none') certificate = answer.certificate;
      text = answer.text;
      const next = nextOf(answer.status, answer.headers, url);
      if (next === undefined) break;
      if (hops.length > mostRedirects) {
        broken = `it redirects more than ${mostRedirects} times`;
        break;
      }
      url = next;
    }
    return { walk: { hops: hops as [Hop, ...Hop[]], certificate }, text, broken };
  };
}

function nextOf(status: number, headers: readonly HeaderLine[], base: URL): URL | undefined {
  const [location] = redirecting.includes(status) ? valuesOf(headers, 'location') : [];
  if (location === undefined || !URL.canParse(location, base.href)) return undefined;
  const next = new URL(location, base);
  next.hash = '';
  next.username = '';
  next.password = '';
  return next.protocol === 'http:' || next.protocol === 'https:' ? next : undefined;
}

/** Queries of redirects carry what belongs to one visit. */
function withoutQuery(url: URL): string {
  return `${url.origin}${url.pathname}`;
}

function isUnknownHost(thrown: unknown): thrown is Failure {
  return thrown instanceof Failure && thrown.code === 'OBSERVATORY_HOST_UNKNOWN';
}
