import { useText } from '@webdocs/remote-kit';
import { useId, useState } from 'react';
import { shortenedNote } from './shortened-note.ts';
import styles from './ItemCard.module.css';

/** What the reader wrote to an article; long notes unfold. */
export function Note({ note, title }: { readonly note: string; readonly title: string }) {
  const text = useText();
  const id = useId();
  const [isFull, setFull] = useState(false);
  const short = shortenedNote(note);
  return (
    <div className={styles.note}>
      <p id={id}>{short === undefined || isFull ? note : short}</p>
      {short !== undefined && (
        <button type="button" className={styles.unfold} aria-expanded={isFull} aria-controls={id} onClick={() => setFull(!isFull)}>
          {text(isFull ? 'plus-items-note-less' : 'plus-items-note-full')}
          <span className="visually-hidden">: {title}</span>
        </button>
      )}
    </div>
  );
}
