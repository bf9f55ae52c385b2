import type { SlotName } from '@webdocs/contracts/remote/slot';
import { useEffect, useRef, useState } from 'react';
import { usePartContext } from './context.tsx';
import { trustedHtml } from './trusted-html.ts';

interface SlotProps {
  readonly name: SlotName;
  readonly className?: string;
  /** Handed to the filler. A page may open such a slot several times; the browser alone fills them. */
  readonly input?: string;
}

/** A place that another team fills. The owner of the page only says where it is and what room it has. */
export function Slot({ name, className, input }: SlotProps) {
  const { slots } = usePartContext();
  const element = useRef<HTMLDivElement>(null);
  const [inner] = useState(() => ({ __html: trustedHtml(input === undefined ? slots.mark(name) : '') }));

  useEffect(() => (element.current ? slots.mount(name, element.current, input) : undefined), [slots, name, input]);

  return <div ref={element} className={className} data-slot={name} suppressHydrationWarning dangerouslySetInnerHTML={inner} />;
}
