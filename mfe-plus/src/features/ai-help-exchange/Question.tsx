import { Button } from '@webdocs/design/Button';
import { chevronDown, pencil } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { IconButton } from '@webdocs/design/IconButton';
import { isComposing } from '@webdocs/design/is-composing';
import { aiHelpLimits } from '@webdocs/contracts/api/ai-help';
import { Textarea } from '@webdocs/design/Textarea';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Place } from '../../conversation/conversation.ts';
import type { Asking } from '../../conversation/asking.ts';
import styles from './Question.module.css';

interface QuestionProps {
  readonly id: string;
  readonly question: string;
  readonly place: Place;
  /** A question can be edited while an answer is written, which is stopped then. */
  readonly asking: Asking;
  readonly onStep: (to: string, isBack: boolean) => void;
  readonly onEdit: (question: string) => void;
}

/** Beyond this a question is folded. */
const longest = 600;

/** A question, the steps to its other versions, and the form that makes one more. */
export function Question({ id, question, place, asking, onStep, onEdit }: QuestionProps) {
  const text = useText();
  const [isEditing, setEditing] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const edit = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  const { number, count, previous, next } = place;
  const mayEdit = asking === 'open' || asking === 'answering';
  const isLong = question.length > longest;

  useEffect(() => {
    if (isEditing) edit.current?.querySelector('textarea')?.focus();
    else if (wasEditing.current) edit.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <header className={styles.question}>
      <div className={styles.line} ref={isEditing ? undefined : edit}>
        <p className={styles.label}>{text('plus-exchange-asked')}</p>
        {count > 1 && (
          <div className={styles.siblings} role="group" aria-label={text('plus-exchange-versions')}>
            <Step label={text('plus-exchange-previous')} isBack to={previous} version={`${id}-version`} onStep={onStep} />
            <span id={`${id}-version`}>{text('plus-exchange-version', { number, count })}</span>
            <Step label={text('plus-exchange-next')} to={next} version={`${id}-version`} onStep={onStep} />
          </div>
        )}
        {!isEditing && mayEdit && <IconButton drawing={pencil} label={text('plus-exchange-edit')} onClick={() => setEditing(true)} />}
      </div>
      <h2 id={id} tabIndex={-1} className={styles.words} data-folded={(isLong && !isWhole) || undefined}>
        {withCode(question)}
      </h2>
      {isLong && (
        <button type="button" className={styles.fold} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {text(isWhole ? 'plus-exchange-fold' : 'plus-exchange-unfold')}
        </button>
      )}
      {isEditing && (
        <div ref={edit}>
          <Edit
            question={question}
            asking={asking}
            onDone={(edited) => {
              setEditing(false);
              if (edited !== undefined) onEdit(edited);
            }}
          />
        </div>
      )}
    </header>
  );
}

interface StepProps {
  readonly label: string;
  readonly isBack?: boolean;
  readonly to: string | undefined;
  /** The id of the element that says which version is shown. */
  readonly version: string;
  readonly onStep: QuestionProps['onStep'];
}

function Step({ label, isBack = false, to, version, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      data-back={isBack || undefined}
      aria-label={label}
      aria-describedby={version}
      title={label}
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && onStep(to, isBack)}
    >
      <Glyph of={chevronDown} size={16} />
    </button>
  );
}

interface EditProps extends Pick<QuestionProps, 'question' | 'asking'> {
  readonly onDone: (edited?: string) => void;
}

function Edit({ question, asking, onDone }: EditProps) {
  const text = useText();
  const [draft, setDraft] = useState(question);
  const isOpen = asking === 'open' || asking === 'answering';
  const mayAsk = isOpen && draft.trim() !== '' && draft.length <= aiHelpLimits.question;
  const submit = () => (mayAsk ? onDone(draft.trim()) : undefined);
  function press(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') onDone();
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
  }
  return (
    <form
      className={styles.edit}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Textarea
        label={text('plus-exchange-edit')}
        labelHidden
        hint={text(asking === 'answering' ? 'plus-exchange-edit-hint-answering' : 'plus-exchange-edit-hint')}
        value={draft}
        maxLength={aiHelpLimits.question}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      />
      <div className={styles.acts}>
        <Button size="small" kind="quiet" onClick={() => onDone()}>
          {text('plus-exchange-cancel')}
        </Button>
        <Button size="small" kind="primary" type="submit" aria-disabled={!mayAsk || undefined}>
          {text('plus-exchange-ask')}
        </Button>
      </div>
    </form>
  );
}

/** Names of things in the question look like code, as its writer may have marked them. */
const names = /(`[^`\n]+`|(?<![\w:])::?[a-z-]+(?:\(\))?(?![\w:])|<\/?[a-z][\w-]*>|@[a-z-]+\b|\b[A-Za-z_][\w.]*\(\))/g;

function withCode(question: string): ReactNode {
  return question.split(names).map((piece, index) =>
    index % 2 === 1 ? (
      <code key={index} translate="no">
        {piece.replace(/^`|`$/g, '')}
      </code>
    ) : (
      piece
    ),
  );
}
