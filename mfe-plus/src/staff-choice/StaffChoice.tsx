import { Button } from '@webdocs/design/Button';
import { Glyph } from '@webdocs/design/Glyph';
import { plus } from '@webdocs/design/drawings';
import type { ReactNode, RefObject } from 'react';
import choice from './choice.module.css';
import frame from './frame.module.css';
import { newId } from './new-id.ts';

/** Which record is chosen, and what is said of it in the status line. */
export interface Choice {
  /** Its id, or `newId`. */
  readonly chosen: string | undefined;
  /** The same words have another turn when they are said again: a new element, so that they are read out again. */
  readonly said: { readonly words: string; readonly turn: number };
  readonly status: RefObject<HTMLParagraphElement | null>;
  choose(id: string): void;
  say(words: string): void;
}

interface StaffChoiceProps<T> {
  readonly of: Choice;
  readonly listed: readonly T[] | undefined;
  readonly texts: { readonly all: string; readonly new: string; readonly counted: string };
  /** Above the list: what narrows it, and how its reading goes. */
  readonly head: ReactNode;
  readonly none: ReactNode;
  readonly itemOf: (record: T) => ReactNode;
  readonly className?: string | undefined;
  readonly itemClass?: string | undefined;
  readonly children: ReactNode;
}

/** The records on one side, the one that is chosen on the other. */
export function StaffChoice<T extends { readonly id: string }>({ of, listed, texts, head, none, itemOf, ...more }: StaffChoiceProps<T>) {
  const { chosen, said, status, choose, say } = of;
  const { className, itemClass, children } = more;
  return (
    <div className={joined(frame.columns, className)}>
      <section aria-label={texts.all}>
        {head}
        <ul className={choice.list} role="list">
          {listed?.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={joined(choice.item, itemClass)}
                aria-current={one.id === chosen || undefined}
                onClick={() => choose(one.id)}
              >
                {itemOf(one)}
              </button>
            </li>
          ))}
        </ul>
        {listed?.length === 0 && none}
        <Button
          className={frame.new}
          kind="primary"
          icon={<Glyph of={plus} size={16} />}
          onClick={() => {
            choose(newId);
            say('');
          }}
        >
          {texts.new}
        </Button>
        <p className={frame.note}>{texts.counted}</p>
      </section>
      <div className={frame.chosen}>
        <p ref={status} tabIndex={-1} role="status" className={frame.said}>
          <span key={said.turn}>{said.words}</span>
        </p>
        {children}
      </div>
    </div>
  );
}

function joined(...names: ReadonlyArray<string | undefined>): string {
  return names.filter(Boolean).join(' ');
}
