import { type MouseEvent, type ReactNode, type ToggleEvent } from 'react';
import { chevronDown } from './drawings.ts';
import { Glyph } from './Glyph.tsx';
import styles from './Menu.module.css';
import { classNames } from './class-names.ts';
import { placeUnder } from './place-under.ts';

export interface MenuProps {
  /** Unique in the page: the trigger names its panel by it. */
  readonly id: string;
  /** What the trigger shows. */
  readonly label: ReactNode;
  /** What the trigger is called when it shows no words. */
  readonly name?: string;
  readonly align?: 'start' | 'end';
  /** Marks the menu that the current page belongs to. */
  readonly current?: boolean;
  readonly chevron?: boolean;
  readonly className?: string;
  readonly panelClassName?: string;
  readonly children: ReactNode;
}

/**
 * A button and the panel that it opens. The browser itself opens it, closes it on Escape and on a press outside, and
 * tells assistive technology about it, so it works before and without any script.
 */
export function Menu({ id, label, name, align = 'start', current, chevron = true, className, panelClassName, children }: MenuProps) {
  return (
    <>
      <button
        type="button"
        className={classNames(styles.trigger, className)}
        popoverTarget={id}
        aria-label={name}
        data-current={current || undefined}
      >
        {label}
        {chevron && <Glyph of={chevronDown} size={16} className={styles.chevron} />}
      </button>
      <div
        id={id}
        popover="auto"
        className={classNames(styles.panel, align === 'end' && styles.end, panelClassName)}
        onBeforeToggle={placeWithoutAnchors}
        onClick={closeAfterChoice}
      >
        {children}
      </div>
    </>
  );

  function placeWithoutAnchors(event: ToggleEvent<HTMLDivElement>): void {
    if (event.newState === 'open') placeUnder(event.currentTarget, align);
  }
}

/** In-site links keep the page's frame, so the open menu has to be told that the choice is made. */
function closeAfterChoice(event: MouseEvent<HTMLDivElement>): void {
  const choice = (event.target as Element).closest('a, button');
  if (choice && event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
}

interface RowLook {
  readonly current?: boolean;
  readonly icon?: ReactNode;
  /** A second, quieter line. */
  readonly hint?: ReactNode;
  /** Shown at the end of the row: a badge, a tick. */
  readonly after?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export interface MenuLinkProps extends RowLook {
  readonly href: string;
  readonly hrefLang?: string;
  readonly lang?: string;
  readonly rel?: string;
  readonly target?: string;
}

export function MenuLink({ current, icon, hint, after, className, children, ...link }: MenuLinkProps) {
  return (
    <a {...link} className={classNames(styles.row, className)} aria-current={current ? 'page' : undefined}>
      <RowContent icon={icon} hint={hint} after={after}>
        {children}
      </RowContent>
    </a>
  );
}

export interface MenuButtonProps extends RowLook {
  readonly type?: 'button' | 'submit';
  readonly name?: string;
  readonly value?: string;
  readonly disabled?: boolean;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function MenuButton({ type = 'button', current, icon, hint, after, className, children, ...button }: MenuButtonProps) {
  return (
    <button {...button} type={type} className={classNames(styles.row, className)} aria-pressed={current}>
      <RowContent icon={icon} hint={hint} after={after}>
        {children}
      </RowContent>
    </button>
  );
}

function RowContent({ icon, hint, after, children }: Pick<RowLook, 'icon' | 'hint' | 'after' | 'children'>) {
  return (
    <>
      {icon}
      <span className={styles.words}>
        {children}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {after}
    </>
  );
}

/** Rows that belong together, under their label. */
export function MenuGroup({ label, children }: { readonly label?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.group}>
      {label && <p className={styles.label}>{label}</p>}
      {children}
    </div>
  );
}
