import type { FastifyInstance } from 'fastify';

/** What a documentation page never needs, for any client. */
const refusedPowers = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const;

/** Headers of every reply, beside the policy that each page has of its own. */
export function securityHeaders(): Readonly<Record<string, string>> {
  return {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    // Browsers heed it over https alone, so a local run is not bound by it.
    'strict-transport-security': 'max-age=63072000',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': refusedPowers.map((power) => `${power}=()`).join(', '),
  };
}

/** Sends the same headers with every answer. */
export function sendWith(server: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  server.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}
