import { useId, type ReactNode } from 'react';
import { octagon } from './drawings.ts';
import { Glyph } from './Glyph.tsx';
import styles from './Field.module.css';
import { classNames } from './class-names.ts';

/** What is said around a field. */
export interface FieldWords {
  readonly label: ReactNode;
  /** The label is read out but not shown, where the field's place says what it is. */
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Keeps the line of the hint or error free while there is none, so that an error moves nothing. */
  readonly reserveMessage?: boolean;
  readonly className?: string;
  readonly id?: string;
}

/** What ties the control to the words around it. */
export interface DescribedControl {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldWords {
  /** Shown before the text inside the field: an icon. */
  readonly before?: ReactNode;
  /** Shown after the text inside the field: a count, a key. */
  readonly after?: ReactNode;
  /** Shown at the end of the line below the field: how much is written. */
  readonly count?: ReactNode;
  readonly children: (control: DescribedControl) => ReactNode;
}

/** The label above a control, the box around it, and what there is to say about it below. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, labelHidden, hint, error, reserveMessage, before, after, count, className, id, children } = props;
  const own = useId();
  const fieldId = id ?? own;
  const messageId = `${fieldId}-message`;
  const countId = `${fieldId}-count`;
  const message = error ?? hint;
  const describing = classNames(Boolean(message) && messageId, Boolean(count) && countId);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={fieldId} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        {before}
        {children({ id: fieldId, 'aria-invalid': error ? true : undefined, 'aria-describedby': describing || undefined })}
        {after && <span className={styles.after}>{after}</span>}
      </div>
      {(message || reserveMessage || count) && (
        <div className={styles.below}>
          <p id={messageId} className={error ? styles.error : styles.hint} aria-live="polite">
            {error && <Glyph of={octagon} size={16} />}
            <span>{message}</span>
          </p>
          {count && (
            <p id={countId} className={styles.after}>
              {count}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
