import { activeLocales } from '@webdocs/contracts/reader/locale';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../fragments/escape-html.ts';
import { gatewayMessages } from '../gateway-messages.ts';

const policy = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * A page that takes the offline worker away without its help: it never answers this address, and the browser itself deletes what the site
 * keeps. For who has a worker that does not do what it should.
 */
export function serveOfflineOff(site: FastifyInstance): void {
  void site.register(async (server) => serveOwn(server));
}

function serveOwn(server: FastifyInstance): void {
  // What a form without fields sends.
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) => done(null, undefined));
  for (const locale of activeLocales) {
    const address = `/${locale}/_offline-off`;
    server.get(address, async (_, reply) =>
      reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': policy, 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(page()),
    );
    server.post(address, async (request, reply) => {
      // Another site could make its visitors lose what they keep here.
      const from = request.headers['sec-fetch-site'];
      if (from !== undefined && from !== 'same-origin')
        return reply.code(403).send({ code: 403, message: 'not from this site', error: 'Forbidden' });
      return reply.headers({ 'cache-control': 'no-store', 'clear-site-data': '"cache", "storage"' }).redirect(`/${locale}/`, 303);
    });

    function page(): string {
      const messages = gatewayMessages(locale);
      const [title, text, press] = ['offline-off-title', 'offline-off-text', 'offline-off-do'].map((id) => escapeHtml(messages.text(id)));
      return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p><form method="post"><button>${press}</button></form></html>`;
    }
  }
}
