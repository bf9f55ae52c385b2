import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { octagon } from './drawings.ts';
import { Glyph } from './Glyph.tsx';
import styles from './Field.module.css';
import { classNames } from './class-names.ts';

interface FieldWords {
  readonly label: ReactNode;
  /** The label is read out but not shown, where the field's place says what it is. */
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Keeps the line of the hint or error free while there is none, so that an error moves nothing. */
  readonly reserveMessage?: boolean;
  /** Stands before the text inside the field: an icon. */
  readonly before?: ReactNode;
  /** Stands after the text inside the field: a count, a key. */
  readonly after?: ReactNode;
}

type OneLine = InputHTMLAttributes<HTMLInputElement> & { readonly multiline?: false };
type ManyLines = TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly multiline: true };
export type FieldProps = FieldWords & (OneLine | ManyLines);

/** A text field with its label above and what there is to say about it below. */
export function Field({ label, labelHidden, hint, error, reserveMessage, before, after, className, id, ...control }: FieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const messageId = `${fieldId}-message`;
  const message = error ?? hint;
  const described = {
    id: fieldId,
    className: styles.input,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': message ? messageId : undefined,
  };
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={fieldId} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        {before}
        {control.multiline ? <ManyLinesInput {...control} {...described} /> : <OneLineInput {...control} {...described} />}
        {after && <span className={styles.after}>{after}</span>}
      </div>
      {(message || reserveMessage) && (
        <p id={messageId} className={error ? styles.error : styles.hint} aria-live="polite">
          {error && <Glyph of={octagon} size={16} />}
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}

function OneLineInput({ multiline: _, ...control }: OneLine) {
  return <input type="text" {...control} />;
}

function ManyLinesInput({ multiline: _, ...control }: ManyLines) {
  return <textarea rows={3} {...control} />;
}
