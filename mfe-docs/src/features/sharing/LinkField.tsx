import { Button } from '@webdocs/design/Button';
import { copy } from '@webdocs/design/drawings';
import { Field } from '@webdocs/design/Field';
import { Glyph } from '@webdocs/design/Glyph';
import { Textarea } from '@webdocs/design/Textarea';
import { useText } from '@webdocs/remote-kit';
import type { FocusEvent } from 'react';
import styles from './sharing.module.css';

interface LinkFieldProps {
  readonly label: string;
  readonly value: string;
  /** It is short enough to be read: all of it is shown. */
  readonly isWhole?: boolean;
  readonly onCopy: (value: string) => void;
}

/** A link to look at and to copy. */
export function LinkField({ label, value, isWhole, onCopy }: LinkFieldProps) {
  const text = useText();
  const field = {
    label,
    labelHidden: true,
    value,
    readOnly: true,
    spellCheck: false,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => currentTarget.select(),
  };
  return (
    <div className={styles.link}>
      {isWhole ? <Textarea {...field} rows={1} /> : <Field {...field} />}
      <Button icon={<Glyph of={copy} />} aria-label={text('docs-share-copy-named', { name: label })} onClick={() => onCopy(value)}>
        {text('docs-share-copy')}
      </Button>
    </div>
  );
}
