import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from './class-names.ts';

export interface BadgeProps {
  /** `new` has the color of the section, `ad` is the small frame of a placement, `plain` a property of a thing. */
  readonly kind?: 'new' | 'ad' | 'plain';
  readonly className?: string;
  readonly children: ReactNode;
}

export function Badge({ kind = 'plain', className, children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[kind], className)}>{children}</span>;
}
