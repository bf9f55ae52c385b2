import { close } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import type { FilterChoice } from './FilterList.tsx';
import styles from './ChosenFilters.module.css';

/** What was chosen, above the results: each leads to the results without it. */
export function ChosenFilters({ choices }: { readonly choices: readonly FilterChoice[] }) {
  const text = useText();
  const chosen = choices.filter(({ isChosen }) => isChosen);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen}>
      {chosen.map(({ id, name, href }) => (
        <li key={id}>
          <a href={href} className={styles.chip} aria-label={text('search-filter-remove', { name })}>
            {name}
            <Glyph of={close} size={14} />
          </a>
        </li>
      ))}
    </ul>
  );
}
