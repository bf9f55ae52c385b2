import { useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';
import frame from './frame.module.css';

export interface RecordCardProps {
  readonly title: string;
  /** How the title is to be read, where staff wrote it. */
  readonly heading?: Pick<HTMLAttributes<HTMLHeadingElement>, 'dir' | 'translate'>;
  readonly children: ReactNode;
}

/** The chosen record; its title has the focus when it comes. */
export function RecordCard({ title, heading, children }: RecordCardProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div className={frame.card}>
      <h2 ref={element} tabIndex={-1} {...heading}>
        {title}
      </h2>
      {children}
    </div>
  );
}
