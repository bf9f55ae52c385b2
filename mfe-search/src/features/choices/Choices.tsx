import { useId } from 'react';
import styles from './Choices.module.css';

export interface Choice {
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Where the name is of another language than the page. */
  readonly lang?: string;
}

/** Ways to see the same results: links, of which one is where the reader is. */
export function Choices({ name, choices }: { readonly name: string; readonly choices: readonly Choice[] }) {
  const id = useId();
  return (
    <nav className={styles.choices} aria-labelledby={id}>
      <p id={id} className={styles.name}>
        {name}
      </p>
      <ul className={styles.list}>
        {choices.map(({ name: choice, href, isCurrent, lang }) => (
          <li key={href}>
            <a href={href} lang={lang} aria-current={isCurrent || undefined}>
              {choice}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
