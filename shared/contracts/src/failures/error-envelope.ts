import * as v from 'valibot';
import { pure } from '../pure.ts';

/** Every error reply of the API has this body, whatever its status, and so has a failure in a stream of events. */
export const ErrorEnvelopeSchema = /* @__PURE__ */ pure(() =>
  v.object({
    code: v.number(),
    message: v.string(),
    error: v.string(),
    /** Which entry of the catalogue of failures it is, and what its sentence speaks of: for words in another language. */
    failure: v.optional(v.string()),
    values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
);
export type ErrorEnvelope = v.InferOutput<typeof ErrorEnvelopeSchema>;
