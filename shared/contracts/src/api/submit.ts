import { pure } from '../pure.ts';
import { uploadLimits } from '../telemetry/limits.ts';
import { AnyPingSchema } from '../telemetry/pings.ts';
import type { Call, Resource } from './call.ts';

export const submitPing = {
  name: 'submitPing',
  method: 'POST',
  path: '/submit/{app}/{ping}/1/{id}',
  needsNoToken: true,
} as const satisfies Call;

/** What pages tell of visits. */
export const submitting = /* @__PURE__ */ pure(
  () =>
    ({
      submitPing: {
        ...submitPing,
        tag: 'Telemetry',
        who: 'anyone',
        limit: 'telemetry',
        listener: 'public',
        purpose: 'Takes in what a page tells of a visit, once for an id; its body may be packed with gzip.',
        // Beacons come as text: any other type would need a preflight, which a closing page cannot wait for.
        body: { schema: AnyPingSchema, kinds: ['application/json', 'text/plain'] },
        limitBytes: uploadLimits.bodyBytes,
        replies: { 200: 'Taken in, now or before.', 204: 'Not kept: this browser asks not to be counted.' },
        failures: ['PING_UNKNOWN', 'PING_UNREADABLE', 'PING_TOO_LARGE', 'TELEMETRY_BUSY'],
      },
    }) as const satisfies Resource,
);
