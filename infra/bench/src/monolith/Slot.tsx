import type { SlotName } from '@webdocs/contracts/remote/slot';
import { SitePart, useSite } from './SiteTree.tsx';

/** Stands in for the slot of remote-kit: what fills it is rendered right here. */
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
