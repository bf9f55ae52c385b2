import { classNames } from '@webdocs/design/class-names';
import { chevronDown } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import type { ReactNode } from 'react';
import styles from './MenuDisclosure.module.css';

interface MenuDisclosureProps {
  /** Of the summary: where a skip link leads. */
  readonly id?: string;
  /** What is pressed to open the menu. */
  readonly summary: ReactNode;
  /** What the menu is called where the summary shows no words. */
  readonly label?: string;
  readonly isCurrent?: boolean;
  /** Which edge of its summary the floating panel keeps to. */
  readonly align?: 'start' | 'end';
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A menu of the header that needs no script: the shared name closes the others. It floats under a wide header and is a
 * disclosure in the main menu of a narrow one. A menu that was opened before hydration stays open.
 */
export function MenuDisclosure({ id, summary, label, isCurrent = false, align = 'start', className, children }: MenuDisclosureProps) {
  return (
    <details name="header-menu" className={classNames(styles.menu, className)} suppressHydrationWarning>
      <summary id={id} className={styles.summary} aria-label={label} aria-current={isCurrent || undefined}>
        {summary}
        <Glyph of={chevronDown} size={16} className={styles.chevron} />
      </summary>
      <div className={classNames(styles.panel, align === 'end' && styles.end)}>{children}</div>
    </details>
  );
}
