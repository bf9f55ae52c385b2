import { close } from './drawings.ts';
import { Glyph } from './Glyph.tsx';
import styles from './ChosenLinks.module.css';

interface ChosenLinksProps {
  readonly choices: ReadonlyArray<{ readonly id: string; readonly name: string; readonly isChosen: boolean; readonly href: string }>;
  /** What the link that takes one away is called. */
  readonly removes: (name: string) => string;
}

/** What was chosen, above the list that it narrows: each leads to the list without it. */
export function ChosenLinks({ choices, removes }: ChosenLinksProps) {
  const chosen = choices.filter(({ isChosen }) => isChosen);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen}>
      {chosen.map(({ id, name, href }) => (
        <li key={id}>
          <a href={href} className={styles.chip} aria-label={removes(name)}>
            {name}
            <Glyph of={close} size={14} />
          </a>
        </li>
      ))}
    </ul>
  );
}
