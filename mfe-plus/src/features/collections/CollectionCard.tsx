import { useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import styles from './CollectionCard.module.css';

interface CollectionCardProps {
  readonly href: string;
  readonly name: string;
  readonly description?: string;
  readonly count: number;
  /** When something in it changed last, in words. */
  readonly changed: string | undefined;
  /** What can be done with it. */
  readonly menu?: ReactNode;
}

/** A shelf: the whole card leads to what is on it. */
export function CollectionCard({ href, name, description, count, changed, menu }: CollectionCardProps) {
  const text = useText();
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>
        <a href={href}>{name}</a>
      </h2>
      {menu && <div className={styles.menu}>{menu}</div>}
      {description && <p className={styles.description}>{description}</p>}
      <p className={styles.foot}>
        <span>{text('plus-collections-count', { count })}</span>
        {changed && <span>{changed}</span>}
      </p>
    </li>
  );
}

/** All shelves of a reader. */
export function CollectionCards({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}
