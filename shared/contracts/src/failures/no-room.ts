import { causeOf, Failure } from './failure.ts';

/** A disk without room, or a quota that is used up. */
const noRoomCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/** What a full disk makes fail has one name, wherever it is noticed: the way out is the same. */
export function noRoomIn(thrown: unknown): Failure | undefined {
  const { code } = (thrown ?? {}) as { readonly code?: unknown };
  return noRoomCodes.includes(code) ? new Failure('NO_ROOM_ON_DISK', { cause: causeOf(thrown) }, { cause: thrown }) : undefined;
}
