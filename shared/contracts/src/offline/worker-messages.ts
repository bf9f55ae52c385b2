import * as v from 'valibot';
import { LocaleSchema } from '../reader/locale-schema.ts';
import { pure } from '../pure.ts';
import { OfflineStatusSchema } from './offline-status.ts';
import { packAreas } from './pack-areas.ts';

/** Which way the worker looks first while there is a network: it is in the address of its script, so that it knows before any page is open. */
export const workerTypes = ['PreferOnline', 'PreferOffline'] as const;
export type WorkerType = (typeof workerTypes)[number];
export const workerScript = '/service-worker.js';
export const workerAddress = (type: WorkerType): string => `${workerScript}?type=${type}`;

/** What a reader wants to have here. The language is that of the choice; its English pages come along where it has some of its own alone. */
export const OfflineChoiceSchema = /* @__PURE__ */ pure(() => v.object({ locale: LocaleSchema, areas: v.array(v.picklist(packAreas)) }));
export type OfflineChoice = v.InferOutput<typeof OfflineChoiceSchema>;

/**
 * From a page to the worker. `checkForUpdate` asks the site what there is. `update` fetches what is missing of the choice, goes on with what broke
 * off, and takes away what is not chosen any more. `pause` stops that; what has come stays. `clear` takes away everything that is kept here. `ping`
 * asks for a `pong`. Browsers end a worker that hears nothing: while one is at work a page says `keepalive` every ten seconds.
 */
export const ToWorkerSchema = /* @__PURE__ */ pure(() =>
  v.object({
    type: v.picklist(['checkForUpdate', 'update', 'pause', 'clear', 'ping', 'keepalive']),
    /** With `update`, where it is another one than before. */
    choice: v.optional(OfflineChoiceSchema),
    /** With `ping`. */
    history: v.optional(v.boolean()),
  }),
);
export type ToWorker = v.InferOutput<typeof ToWorkerSchema>;

export const keepaliveMs = 10_000;
export const pollMs = 500;

/** From the worker to the page that has asked. */
export const FromWorkerSchema = /* @__PURE__ */ pure(() =>
  v.object({
    type: v.literal('pong'),
    status: OfflineStatusSchema,
    choice: v.nullable(OfflineChoiceSchema),
    /** The latest last, where it was asked for. */
    history: v.optional(v.array(OfflineStatusSchema)),
  }),
);
export type FromWorker = v.InferOutput<typeof FromWorkerSchema>;

/** A worker of another release may say something else. */
export function readPong(message: unknown): FromWorker | undefined {
  const read = v.safeParse(FromWorkerSchema, message);
  return read.success ? read.output : undefined;
}
