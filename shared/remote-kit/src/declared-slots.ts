import { Failure } from '@webdocs/contracts/failures/failure';
import type { DeclaredUse } from '@webdocs/contracts/remote/declared-use';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import type { SlotMounter } from './context.tsx';

/** Opens the slots that a remote declares; any other is told to `undeclared` and stays empty. */
export function declaredSlots(
  { mark, mount }: SlotMounter,
  { remote, opens }: { readonly remote: string } & Pick<DeclaredUse, 'opens'>,
  undeclared: (failure: Failure) => void,
): SlotMounter {
  const isDeclared = (slot: SlotName): boolean => {
    const listed = Boolean(opens?.includes(slot));
    if (!listed) undeclared(new Failure('SLOT_UNDECLARED', { slot, remote }));
    return listed;
  };
  return {
    mark: (slot) => (isDeclared(slot) ? mark(slot) : ''),
    mount: (slot, element, input) => (isDeclared(slot) ? mount(slot, element, input) : () => undefined),
  };
}
