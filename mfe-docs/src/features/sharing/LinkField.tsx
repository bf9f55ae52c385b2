import { Button } from '@webdocs/design/Button';
import { copy } from '@webdocs/design/drawings';
import { Field } from '@webdocs/design/Field';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import styles from './sharing.module.css';

interface LinkFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onCopy: (value: string) => void;
}

/** A link to look at and to copy. */
export function LinkField({ label, value, onCopy }: LinkFieldProps) {
  const text = useText();
  return (
    <div className={styles.link}>
      <Field label={label} labelHidden value={value} readOnly spellCheck={false} onFocus={({ currentTarget }) => currentTarget.select()} />
      <Button icon={<Glyph of={copy} />} aria-label={text('docs-share-copy-named', { name: label })} onClick={() => onCopy(value)}>
        {text('docs-share-copy')}
      </Button>
    </div>
  );
}
