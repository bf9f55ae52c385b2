import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';

interface ButtonLook {
  readonly kind?: 'primary' | 'default' | 'danger' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
  /** Shown before the words. */
  readonly icon?: ReactNode;
  /** Shown after the words, for a direction. */
  readonly iconAfter?: ReactNode;
  /** Takes the whole width of its box. */
  readonly wide?: boolean;
}

type AsLink = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };
type AsButton = ButtonHTMLAttributes<HTMLButtonElement> & { readonly href?: undefined };
export type ButtonProps = ButtonLook & (AsLink | AsButton);

/** Something to press. With an address it is a link that looks the same. */
export function Button({ kind = 'default', size = 'medium', icon, iconAfter, wide, className, children, ...rest }: ButtonProps) {
  const classes = classNames(styles.button, styles[kind], styles[size], wide && styles.wide, className);
  const content = (
    <>
      {icon}
      {children}
      {iconAfter}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={classes}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" {...rest} className={classes}>
      {content}
    </button>
  );
}
