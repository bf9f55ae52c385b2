import { useId, type ReactNode } from 'react';
import styles from './FilterLinks.module.css';

export interface FilterChoice {
  readonly id: string;
  readonly name: string;
  /** No translator may change it. */
  readonly isProperName?: boolean;
  /** Drawn before the name. */
  readonly mark?: ReactNode;
  /** How much it leaves, as it is written. */
  readonly count: string;
  readonly isEmpty?: boolean;
  readonly isChosen: boolean;
  /** Where the list is with it, or without it where it is chosen. */
  readonly href: string;
}

interface FilterLinksProps {
  readonly name: string;
  readonly choices: readonly FilterChoice[];
}

/** Ways to narrow a list, of which several can be chosen: links, so that they work without a script and can be shared. */
export function FilterLinks({ name, choices }: FilterLinksProps) {
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={styles.name}>
        {name}
      </p>
      <ul className={styles.list}>
        {choices.map(({ id: choice, name, isProperName, mark, count, isEmpty, isChosen, href }) => (
          <li key={choice}>
            <a href={href} aria-current={isChosen || undefined} className={styles.choice} data-empty={isEmpty || undefined}>
              {mark}
              <span className={styles.words} translate={isProperName ? 'no' : undefined}>
                {name}
              </span>
              <span className={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
