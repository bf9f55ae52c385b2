import type { RequestListener } from 'node:http';

/**
 * The library makes addresses from what a request says about its host. Whatever it says, this provider is reached at its
 * issuer, and no request leads anybody elsewhere.
 */
export function atIssuer(issuer: string, listener: RequestListener): RequestListener {
  const { host, protocol } = new URL(issuer);
  return (request, response) => {
    for (const name of Object.keys(request.headers)) if (/^(x-forwarded-|forwarded$)/.test(name)) delete request.headers[name];
    request.headers.host = host;
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    return listener(request, response);
  };
}
