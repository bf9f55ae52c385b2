import * as v from 'valibot';
import type { Call, Resource } from './call.ts';
import { pure } from '../pure.ts';
import { requestIdForm } from './request-id.ts';

/** What a browser tells the platform about a part that failed. */
export const FailureReportSchema = /* @__PURE__ */ pure(() =>
  v.object({
    code: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{2,60}$/)),
    remote: v.pipe(v.string(), v.maxLength(80)),
    version: v.pipe(v.string(), v.maxLength(80)),
    part: v.pipe(v.string(), v.maxLength(80)),
    composition: v.pipe(v.string(), v.maxLength(40)),
    page: v.pipe(v.string(), v.maxLength(2048)),
    detail: v.pipe(v.string(), v.maxLength(2048)),
    /** The number of the call that failed, where it was one: it finds the line of the server's log. */
    request: v.optional(v.pipe(v.string(), v.regex(requestIdForm))),
  }),
);
export type FailureReport = v.InferOutput<typeof FailureReportSchema>;

export const reportFailure = { name: 'reportFailure', method: 'POST', path: '/_report', needsNoToken: true } as const satisfies Call;

/** What browsers tell the platform by themselves. */
export const report = /* @__PURE__ */ pure(
  () =>
    ({
      reportFailure: {
        ...reportFailure,
        tag: 'Platform',
        who: 'anyone',
        limit: 'reports',
        listener: 'public',
        purpose: 'Takes the report of a browser about a part that failed; nothing about the reader is kept.',
        // Beacons come as text: any other type would need a preflight, which a closing page cannot wait for.
        body: { schema: FailureReportSchema, kinds: ['text/plain'] },
        limitBytes: 8192,
        replies: { 204: 'Taken.' },
      },
    }) as const satisfies Resource,
);
