import type { SlotName } from '@webdocs/contracts/remote/slot';
import { SitePart, useSite } from './SiteTree.tsx';

/** Replaces the slot of remote-kit: its filler is rendered right here. */
export function Slot({ name, className }: { readonly name: SlotName; readonly className?: string }) {
  const filler = useSite().slots[name];
  return (
    <div className={className} data-slot={name}>
      {filler && (
        <div>
          <SitePart reference={filler} slot={name} />
        </div>
      )}
    </div>
  );
}
