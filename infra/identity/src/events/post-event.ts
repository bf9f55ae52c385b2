import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';

const patienceMs = 5000;
const localNames = /(^|\.)localhost$/;

/** Hands a signed token over. */
export type PostEvent = (address: string, token: string) => Promise<void>;

/** At the listener that was named, in the clear and past every proxy; else at the address, over TLS where it says so. */
export function eventPoster(listener?: string): PostEvent {
  return (address, token) => postEvent(address, token, listener);
}

/** The system may not know the local names that every browser knows, so those are looked up by us. */
function postEvent(address: string, token: string, listener: string | undefined): Promise<void> {
  const { protocol, hostname, pathname, host } = new URL(address);
  const place = new URL(listener ? `http://${listener}` : address);
  const request = !listener && protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const call = request({
      host: localNames.test(place.hostname) ? '127.0.0.1' : place.hostname.replace(/^\[|\]$/g, ''),
      servername: hostname,
      port: place.port,
      path: pathname,
      method: 'POST',
      headers: { host, authorization: `Bearer ${token}`, 'content-length': 0 },
      signal: AbortSignal.timeout(patienceMs),
    });
    call.on('error', reject);
    call.on('response', (response) => {
      response.resume();
      const { statusCode = 0 } = response;
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new Error(`The site answered ${statusCode}`));
    });
    call.end();
  });
}
