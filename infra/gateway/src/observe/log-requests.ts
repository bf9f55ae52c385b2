import { openDigestLink } from '@webdocs/contracts/api/digest-links';
import { openNewsletterLink } from '@webdocs/contracts/api/newsletter-links';
import { submitPing } from '@webdocs/contracts/api/submit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** An address may have 65,536 characters: a line of the log has fewer. */
const longestPath = 300;
/** The link of a mail shows whose it is, and takes that reader off the list: it needs no session. A ping is in the log as none of many. */
const beforeSecrets = [openNewsletterLink, openDigestLink, submitPing].map(({ path }) => path.slice(0, path.indexOf('{')));

/** One line of our own about each request, on whichever host, without its query: what people search for is not kept. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      { method: request.method, ...addressOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    );
    done();
  });
}

function addressOf({ url, otherHost }: FastifyRequest): { readonly host?: string; readonly path: string } {
  const path = url.split('?')[0] ?? '';
  if (otherHost) return { host: otherHost, path: beginningOf(path) };
  const beginning = beforeSecrets.find((one) => path.startsWith(one));
  return { path: beginning ? `${beginning}…` : path.slice(0, longestPath) };
}

/** Addresses of other hosts end with secrets, as `/reset/{token}` does: the line says which page it was and no more. */
function beginningOf(path: string): string {
  const [first = '/'] = /^\/[a-z-]{0,30}/.exec(path) ?? [];
  return path === first ? path : `${first}…`;
}
