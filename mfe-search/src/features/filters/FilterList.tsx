import { formatNumber } from '@webdocs/i18n';
import { useLocale } from '@webdocs/remote-kit';
import { useId } from 'react';
import spines from '../../areas/Spine.module.css';
import styles from './FilterList.module.css';

export interface FilterChoice {
  readonly id: string;
  readonly name: string;
  /** How many pages it leaves. */
  readonly count: number;
  readonly isChosen: boolean;
  /** Where the results are with it, or without it where it is chosen. */
  readonly href: string;
}

interface FilterListProps {
  readonly name: string;
  readonly choices: readonly FilterChoice[];
  /** Areas have a color of their own. */
  readonly hasSpines?: boolean;
}

/** Ways to narrow results, of which several can be chosen: links, so that they work without a script and can be shared. */
export function FilterList({ name, choices, hasSpines = false }: FilterListProps) {
  const locale = useLocale();
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={styles.name}>
        {name}
      </p>
      <ul className={styles.list}>
        {choices.map(({ id: choice, name, count, isChosen, href }) => (
          <li key={choice}>
            <a href={href} aria-current={isChosen || undefined} className={styles.choice} data-empty={count === 0 || undefined}>
              {hasSpines && <span className={spines.spine} data-area={choice} />}
              <span className={styles.words}>{name}</span>
              <span className={styles.count}>{formatNumber(locale, count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
