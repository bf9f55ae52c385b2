import { aiHelpLimits } from '@webdocs/contracts/api/ai-help';
import { formatNumber } from '@webdocs/i18n';
import { Glyph } from '@webdocs/design/Glyph';
import { isComposing } from '@webdocs/design/is-composing';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useId, useImperativeHandle, useRef, type KeyboardEvent, type Ref, type SubmitEvent } from 'react';
import { arrowUp, enter, square } from './drawings.ts';
import styles from './Composer.module.css';

export interface ComposerHandle {
  focus(): void;
}

interface ComposerProps {
  readonly ref?: Ref<ComposerHandle>;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  /** The arrow up brings it back into an empty box. */
  readonly lastQuestion: string | undefined;
  readonly isAnswering: boolean;
  readonly isOffline: boolean;
  /** No questions are left: the draft is kept, and cannot be asked yet. */
  readonly isSpent: boolean;
  /** A model writes the answers that data do not give. */
  readonly hasModel: boolean;
  /** False until the page says where questions go, and while a conversation is loading. */
  readonly mayAsk: boolean;
  /** There is a conversation that goes on. */
  readonly isFollowUp: boolean;
  readonly onAsk: (question: string) => void;
  readonly onStop: () => void;
}

/** Below this the remaining characters are shown. */
const nearTheEnd = 1000;

/** Where questions are written. Enter asks, with Shift it breaks the line; while an answer is written Stop takes the place of Ask. */
export function Composer({
  ref,
  draft,
  onDraft,
  lastQuestion,
  isAnswering,
  isOffline,
  isSpent,
  hasModel,
  mayAsk,
  isFollowUp,
  onAsk,
  onStop,
}: ComposerProps) {
  const text = useText();
  const locale = useLocale();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus({ preventScroll: true }) }));
  useEffect(() => {
    const element = area.current;
    // As high as its text, where the browser cannot do it by itself.
    if (!element || Reflect.has(element.style, 'fieldSizing')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [draft]);
  const left = aiHelpLimits.question - draft.length;
  const isTooLong = left < 0;
  const canAsk = mayAsk && draft.trim() !== '' && !isTooLong && !isAnswering && !isOffline;

  function submit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault();
    if (canAsk) onAsk(draft.trim());
    else area.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      submit();
    } else if (event.key === 'ArrowUp' && draft === '' && lastQuestion) {
      event.preventDefault();
      onDraft(lastQuestion);
    }
  }

  return (
    <form className={styles.composer} onSubmit={submit} data-offline={isOffline || undefined}>
      <div className={styles.box} data-invalid={isTooLong || undefined}>
        <label htmlFor={id} className="visually-hidden">
          {text('plus-ask-label')}
        </label>
        <textarea
          ref={area}
          id={id}
          className={styles.area}
          rows={1}
          value={draft}
          placeholder={text(isFollowUp ? 'plus-ask-follow-up' : 'plus-ask-placeholder')}
          aria-describedby={`${id}-about`}
          aria-invalid={isTooLong || undefined}
          enterKeyHint="send"
          onKeyDown={press}
          onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        />
        {isAnswering ? (
          <button type="button" className={styles.send} aria-label={text('plus-ask-stop')} title={text('plus-ask-stop')} onClick={onStop}>
            <Glyph of={square} />
          </button>
        ) : (
          <button
            type="submit"
            className={styles.send}
            aria-label={text('plus-ask-ask')}
            title={text('plus-ask-ask')}
            aria-disabled={!canAsk || undefined}
          >
            <Glyph of={arrowUp} />
          </button>
        )}
      </div>
      <div className={styles.below}>
        <p className={styles.keys} aria-hidden="true">
          <kbd>
            <Glyph of={enter} size={12} />
          </kbd>{' '}
          {text('plus-ask-key-ask')}
          <span className={styles.key}>
            <kbd>{text('plus-ask-key-shift')}</kbd>{' '}
            <kbd>
              <Glyph of={enter} size={12} />
            </kbd>{' '}
            {text('plus-ask-key-line')}
          </span>
        </p>
        <p id={`${id}-about`} className={styles.about}>
          {isOffline ? (
            text('plus-ask-offline')
          ) : isSpent ? (
            text('plus-ask-spent-draft')
          ) : left < nearTheEnd ? (
            <span role="status" data-over={isTooLong || undefined}>
              {isTooLong
                ? text('plus-ask-too-long', { count: -left, number: formatNumber(locale, -left) })
                : text('plus-ask-left', { count: left, number: formatNumber(locale, left) })}
            </span>
          ) : (
            <>
              {text(hasModel ? 'plus-ask-about-model' : 'plus-ask-about')}{' '}
              <a href="/en-US/plus/docs/features/ai-help">{text('plus-ask-how')}</a>
            </>
          )}
        </p>
      </div>
    </form>
  );
}
