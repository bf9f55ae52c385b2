import { classNames } from '@webdocs/design/class-names';
import { chevronDown } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './MenuDisclosure.module.css';

interface MenuDisclosureProps {
  /** Of the summary: where a skip link leads. */
  readonly id?: string;
  /** What is pressed to open the menu. */
  readonly summary: ReactNode;
  /** What the menu is called where the summary shows no words. */
  readonly label?: string;
  readonly isCurrent?: boolean;
  /** Something small beside the words that may come later than they: it moves no other menu. */
  readonly mark?: ReactNode;
  /** Which edge of its summary the floating panel keeps to. */
  readonly align?: 'start' | 'end';
  readonly className?: string;
  /** Called when the menu opens, and for one that was open before hydration. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/**
 * A menu of the header that needs no script: the shared name closes the others. It floats under a wide header and is a
 * disclosure in the main menu of a narrow one. A menu that was opened before hydration stays open.
 */
export function MenuDisclosure({
  id,
  summary,
  label,
  isCurrent = false,
  mark,
  align = 'start',
  className,
  onOpen,
  children,
}: MenuDisclosureProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const tellOfOpening = () => menu.current?.open && onOpen?.();
  useEffect(() => void tellOfOpening(), []);
  return (
    <details ref={menu} onToggle={tellOfOpening} name="header-menu" className={classNames(styles.menu, className)} suppressHydrationWarning>
      <summary id={id} className={styles.summary} aria-label={label} aria-current={isCurrent || undefined}>
        {summary}
        <span className={styles.edge}>
          {mark}
          <Glyph of={chevronDown} size={16} className={styles.chevron} />
        </span>
      </summary>
      <div className={classNames(styles.panel, align === 'end' && styles.end)}>{children}</div>
    </details>
  );
}
