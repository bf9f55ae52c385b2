import { check } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import styles from './DoneMark.module.css';

/** A tick in a list of modules, with its word for those who do not see it. */
export function DoneMark({ size = 16 }: { readonly size?: number }) {
  const text = useText();
  return (
    <span className={styles.mark}>
      <Glyph of={check} size={size} />
      <span className="visually-hidden">{text('blog-curriculum-done')}</span>
    </span>
  );
}
