import { useEffect, useRef, useState, type InputEvent, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import styles from './Field.module.css';
import { classNames } from './class-names.ts';

type Control = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldWords | 'maxLength'>;

interface Unlimited {
  readonly maxLength?: number;
  readonly counter?: undefined;
  readonly mayExceed?: undefined;
}

interface Counted {
  readonly maxLength: number;
  /** Says how much of the room is used, in the words of the caller. */
  readonly counter: (length: number, limit: number) => ReactNode;
  /** Text beyond the limit stays to be shortened: cut off by the browser, its end would be lost unseen. */
  readonly mayExceed?: boolean;
}

export type TextareaProps = FieldWords & Control & (Unlimited | Counted);

/** A field for a few sentences: as high as its text, and never lower than its rows. */
export function Textarea(props: TextareaProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    reserveMessage,
    className,
    id,
    counter,
    mayExceed,
    maxLength,
    rows = 2,
    onInput,
    ...control
  } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(String(control.defaultValue ?? '').length);
  const length = control.value === undefined ? typed : String(control.value).length;

  // Also after hydration: the user may have typed before the script was there.
  useEffect(() => {
    if (!area.current) return;
    setTyped(area.current.value.length);
    fitToText(area.current);
  }, [control.value]);

  const written = (event: InputEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value.length);
    fitToText(event.currentTarget);
    onInput?.(event);
  };
  return (
    <FieldFrame
      {...{ label, labelHidden, hint, error, reserveMessage, className, id }}
      count={counter && maxLength !== undefined ? counter(length, maxLength) : undefined}
    >
      {(described) => (
        <textarea
          {...control}
          {...described}
          ref={area}
          rows={rows}
          maxLength={mayExceed ? undefined : maxLength}
          className={classNames(styles.input, styles.area)}
          onInput={written}
        />
      )}
    </FieldFrame>
  );
}

/** Makes a text area as high as its text where the browser cannot do it by itself (`field-sizing: content`). */
function fitToText(area: HTMLTextAreaElement): void {
  if (Reflect.has(area.style, 'fieldSizing')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}
