import type { OfflineFailure, OfflineStatus } from '@webdocs/contracts/offline/offline-status';

/** Which words tell of a failure; all others are told in general ones. */
const wordsOf: Readonly<Record<string, string>> = {
  PACK_NO_ROOM: 'pack-no-room',
  PACK_TAMPERED: 'pack-tampered',
  PACK_FOREIGN: 'pack-tampered',
  PACK_TRUNCATED: 'pack-truncated',
  PACK_REORDERED: 'pack-reordered',
  PACK_UNSIGNED: 'pack-unsigned',
  PACK_KEYS_UNUSABLE: 'pack-keys-unusable',
  PACKS_NOT_READY: 'packs-not-ready',
  PACKS_OFF: 'packs-off',
  PACK_NOT_FETCHED: 'offline-file-missing',
  PACK_UNKNOWN: 'offline-file-missing',
  OFFLINE_FILE_MISSING: 'offline-file-missing',
  REQUEST_FAILED: 'offline-file-missing',
  OFFLINE_FILES_CHANGED: 'offline-file-missing',
};

export interface OfflineProblemTold {
  readonly words: string;
  /** How far the packs of the site are that are being made. */
  readonly percent: number;
}

/**
 * What a user is told of what this page could not do, or else of what the worker could not. Without a network there is no problem where
 * something can be read: that is what it is here for.
 */
export function offlineProblem(
  problem: unknown,
  status: Pick<OfflineStatus, 'failure' | 'local'> | undefined,
): OfflineProblemTold | undefined {
  const told = problem === undefined ? status?.failure : (problem as Partial<OfflineFailure>);
  if (!told || (status?.local && told.code === 'REQUEST_FAILED' && told.values?.status === 0)) return undefined;
  const { code, values = {} } = told;
  // The site says which failure it is beside its answer.
  const name = String(values.failure ?? code);
  return { words: wordsOf[name] ?? 'offline-failed', percent: Number(values.percent ?? 0) };
}
