import type { FastifyPluginCallback } from 'fastify';

/**
 * The library makes addresses from what a request says about its host. Whatever it says, this provider is reached at its
 * issuer, and no request leads anybody elsewhere.
 */
export function withIssuerHost(issuer: string, pages: FastifyPluginCallback): FastifyPluginCallback {
  const { host, protocol } = new URL(issuer);
  return (server, options, done) => {
    server.addHook('onRequest', ({ raw: { headers } }, _, next) => {
      for (const name of Object.keys(headers)) if (/^(x-forwarded-|forwarded$)/.test(name)) delete headers[name];
      headers.host = host;
      headers['x-forwarded-proto'] = protocol.slice(0, -1);
      next();
    });
    pages(server, options, done);
  };
}
