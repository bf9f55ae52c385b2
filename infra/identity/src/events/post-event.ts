import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';

const patienceMs = 5000;
const localNames = /(^|\.)localhost$/;

/** Hands a signed token over. The system may not know the local names that every browser knows, so those are looked up by us. */
export function postEvent(address: string, token: string): Promise<void> {
  const { protocol, hostname, port, pathname, host } = new URL(address);
  const request = protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const call = request({
      host: localNames.test(hostname) ? '127.0.0.1' : hostname,
      servername: hostname,
      port,
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
