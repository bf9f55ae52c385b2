import { useText } from '@webdocs/remote-kit';
import styles from './FollowUps.module.css';

interface FollowUpsProps {
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Questions that may come next, and that have answers. */
export function FollowUps({ questions, onAsk }: FollowUpsProps) {
  const text = useText();
  return (
    <ul className={styles.chips} aria-label={text('plus-exchange-follow-ups')}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={styles.chip} onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
