import { useText } from '@webdocs/remote-kit';
import { useEffect, useId, useState } from 'react';
import { keptLimits, keptPlaygrounds } from '../../device-storage/kept-playgrounds.ts';
import { KeptItem, type OnKept } from './KeptItem.tsx';
import styles from './KeptList.module.css';

/** What the reader wrote on this device; absent while there is nothing. */
export function KeptList({ onCode }: { readonly onCode: OnKept }) {
  const text = useText();
  const id = useId();
  const [kept, setKept] = useState(keptPlaygrounds.list);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const refresh = () => setKept(keptPlaygrounds.list());
    // Another tab wrote.
    window.addEventListener('storage', refresh);
    return () => window.removeEventListener('storage', refresh);
  }, []);

  const rename = (one: string, name: string) => {
    const isDone = keptPlaygrounds.rename(one, name) === 'kept';
    setFull(!isDone);
    setKept(keptPlaygrounds.list());
    return isDone;
  };
  const remove = (one: string) => {
    keptPlaygrounds.remove(one);
    setKept(keptPlaygrounds.list());
  };
  if (kept.length === 0) return null;
  return (
    <section className={styles.kept} aria-labelledby={id}>
      <h3 id={id}>{text('docs-kept-title')}</h3>
      <p className={styles.text}>{text('docs-kept-text', { count: kept.length, most: keptLimits.playgrounds })}</p>
      <p className={styles.full} role="alert">
        {isFull && text('docs-kept-full')}
      </p>
      <ul className={styles.list} role="list">
        {kept.map((playground) => (
          <KeptItem key={playground.id} playground={playground} onCode={onCode} onRename={rename} onRemove={remove} />
        ))}
      </ul>
    </section>
  );
}
