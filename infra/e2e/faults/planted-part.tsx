import type { Part, PartProps } from '@webdocs/remote-kit';
import { useEffect } from 'react';

/** Ways in which a part can go wrong after its code has arrived. */
export type PlantedFault = 'throws-in-render' | 'throws-in-effect' | 'throws-on-server' | 'loops-on-server';

/** The part with a fault planted in it; everything else about it is the real thing. */
export function planted(part: Part, fault: PlantedFault): Part {
  return { ...part, component: faulty(part, fault) };
}

function faulty({ component: Original }: Part, fault: PlantedFault): Part['component'] {
  switch (fault) {
    case 'throws-in-render':
    case 'throws-on-server':
      return () => {
        throw new Error(`planted: ${fault}`);
      };
    case 'loops-on-server':
      return () => {
        for (;;);
      };
    case 'throws-in-effect':
      return function ThrowsInEffect(props: PartProps) {
        useEffect(() => {
          throw new Error(`planted: ${fault}`);
        }, []);
        return <Original {...props} />;
      };
  }
}
