import { enumeration, macro, type Piece } from '../page-text.ts';
import type { IdlInterface, IdlMember } from '../open-data/idl/interface-table.ts';

/** The note about workers; what is there in windows only needs none. */
export function exposureBanner(given: Pick<IdlInterface, 'exposed'> | undefined, member?: Pick<IdlMember, 'exposed'>): Piece {
  const scopes = new Set(member?.exposed ?? given?.exposed ?? []);
  const has = (...names: string[]) => names.some((name) => scopes.has(name));
  if (scopes.size === 0) return undefined;
  const everyWorker = has('*', 'Worker') || (has('DedicatedWorker') && has('SharedWorker') && has('ServiceWorker'));
  const window = has('*', 'Window');
  if (everyWorker) return window ? macro('AvailableInWorkers') : macro('AvailableInWorkers', 'worker');
  if (has('DedicatedWorker') && has('SharedWorker'))
    return window ? macro('AvailableInWorkers', 'window_and_worker_except_service') : undefined;
  if (has('DedicatedWorker')) return macro('AvailableInWorkers', window ? 'window_and_dedicated' : 'dedicated');
  if (has('ServiceWorker')) return macro('AvailableInWorkers', window ? 'window_and_service' : 'service');
  return undefined;
}

const places: Readonly<Record<string, string>> = {
  DedicatedWorker: 'dedicated workers',
  SharedWorker: 'shared workers',
  ServiceWorker: 'service workers',
  AudioWorklet: 'audio worklets',
  PaintWorklet: 'paint worklets',
  LayoutWorklet: 'layout worklets',
  AnimationWorklet: 'animation worklets',
  SharedStorageWorklet: 'shared storage worklets',
};

/** A sentence for what no window has and no note tells of. */
export function onlyElsewhere(given: Pick<IdlInterface, 'exposed'> | undefined): string | undefined {
  const scopes = given?.exposed ?? [];
  if (!given || scopes.length === 0 || exposureBanner(given) !== undefined) return undefined;
  const named = scopes.map((scope) => (Object.hasOwn(places, scope) ? places[scope] : undefined));
  return named.every((name) => name !== undefined) ? `It exists in ${enumeration(named)} only.` : undefined;
}
