import type { SlotName } from '@webdocs/contracts/slot';
import { useEffect, useRef, useState } from 'react';
import { usePartContext } from './context.tsx';
import { trustedHtml } from './trusted-html.ts';

/** A place that another team fills. The owner of the page only says where it is and what room it has. */
export function Slot({ name, className }: { name: SlotName; className?: string }) {
  const { slots } = usePartContext();
  const element = useRef<HTMLDivElement>(null);
  const [inner] = useState(() => ({ __html: trustedHtml(slots.mark(name)) }));

  useEffect(() => (element.current ? slots.mount(name, element.current) : undefined), [slots, name]);

  return <div ref={element} className={className} data-slot={name} suppressHydrationWarning dangerouslySetInnerHTML={inner} />;
}
