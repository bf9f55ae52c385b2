import { useText } from '@webdocs/remote-kit';
import styles from './Suggestion.module.css';

interface SuggestionProps {
  readonly words: string;
  readonly href: string;
  /** How much it would find. */
  readonly count: string;
}

/** What the reader may have meant. */
export function Suggestion({ words, href, count }: SuggestionProps) {
  const text = useText();
  return (
    <p className={styles.suggestion}>
      {text('search-did-you-mean')} <a href={href}>{words}</a> <span className={styles.count}>{count}</span>
    </p>
  );
}
