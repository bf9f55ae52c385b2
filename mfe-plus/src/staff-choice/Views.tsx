import type { ReactNode } from 'react';
import frame from './frame.module.css';

interface ViewsProps<View extends string> {
  readonly label: string;
  readonly all: readonly View[];
  readonly chosen: View;
  readonly onChoose: (view: View) => void;
  readonly nameOf: (view: View) => ReactNode;
}

/** Buttons of which one is pressed. */
export function Views<View extends string>({ label, all, chosen, onChoose, nameOf }: ViewsProps<View>) {
  return (
    <div role="group" aria-label={label} className={frame.views}>
      {all.map((one) => (
        <button key={one} type="button" aria-pressed={one === chosen} onClick={() => onChoose(one)}>
          {nameOf(one)}
        </button>
      ))}
    </div>
  );
}
