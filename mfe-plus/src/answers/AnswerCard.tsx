import type { Answer, AnswerKind, PassagesAnswer, RefusalAnswer, Source } from '@webdocs/contracts/answers/answer';
import { asterisk, book, check, info } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useLocale, useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import { FactsAnswer } from './FactsAnswer.tsx';
import { ModelNotes } from './ModelNotes.tsx';
import { ModelText } from './ModelText.tsx';
import { Quoted } from './Quoted.tsx';
import styles from './AnswerCard.module.css';

export interface ShownAnswer {
  /** Unique in the page: its citations and sources name each other by it. */
  readonly id: string;
  readonly kind: AnswerKind;
  readonly sources: readonly Source[];
  /** As much as has arrived. */
  readonly text: string;
  /** Once all of it is there. */
  readonly answer?: Answer | undefined;
  /** Why the text is incomplete and no more will arrive. */
  readonly ended?: 'stopped' | 'broke-off' | undefined;
}

interface AnswerCardProps {
  readonly shown: ShownAnswer;
  /** Below the answer: its sources where they have no place at the side, and what can be done with it. */
  readonly children?: ReactNode;
}

/** An answer by its kind: words of the documentation, no answer, or text of a model. Each kind looks different. */
export function AnswerCard({ shown, children }: AnswerCardProps) {
  const text = useText();
  const { id, kind, answer, ended } = shown;
  if (kind === 'refusal') {
    return (
      <Refused id={id} answer={answer?.kind === 'refusal' ? answer : undefined} sources={shown.sources}>
        {children}
      </Refused>
    );
  }
  return (
    <div className={styles.card} data-kind={kind} id={id}>
      <p className={styles.kind}>
        <Glyph of={kind === 'model' ? asterisk : check} size={16} />
        <span>
          {kind !== 'model'
            ? text(kind === 'facts' ? 'plus-answer-facts' : 'plus-answer-passages')
            : ended
              ? text('plus-answer-by-model-unfinished')
              : text('plus-answer-by-model', { count: shown.sources.length })}
        </span>
      </p>
      {answer?.kind === 'passages' && answer.without_model && <WithoutModel why={answer.without_model} />}
      <div className={styles.body}>
        {answer?.kind === 'facts' ? (
          <FactsAnswer answer={answer} />
        ) : answer?.kind === 'passages' ? (
          answer.quotes.map((quote, index) => <Quoted key={index} quote={quote} sources={answer.sources} />)
        ) : (
          <ModelText
            id={id}
            sources={shown.sources}
            isCut={ended !== undefined}
            {...(answer?.kind === 'model' ? { text: answer.text, marks: answer.marks } : { text: shown.text })}
          />
        )}
        {answer?.kind === 'model' && <ModelNotes answer={answer} />}
        {ended && <p className={styles.ended}>{text(`plus-answer-${ended}`)}</p>}
      </div>
      {children}
    </div>
  );
}

function WithoutModel({ why }: { readonly why: NonNullable<PassagesAnswer['without_model']> }) {
  const text = useText();
  return (
    <p className={styles.without}>
      <Glyph of={info} size={16} />
      <span>{text(`plus-answer-without-${why}`)}</span>
    </p>
  );
}

interface RefusedProps extends Pick<ShownAnswer, 'id' | 'sources'> {
  readonly answer: RefusalAnswer | undefined;
  readonly children: ReactNode;
}

/** Not a card, because it is no answer. Links to a search and to the nearest pages. */
function Refused({ id, answer, sources, children }: RefusedProps) {
  const text = useText();
  const locale = useLocale();
  const reason = answer?.reason ?? 'not-in-the-documentation';
  return (
    <div className={styles.refused} id={id}>
      <div className={styles.no}>
        <Glyph of={book} size={18} />
        <div>
          <p className={styles.refusal}>{text(`plus-answer-refused-${reason}`)}</p>
          <p className={styles.why}>
            {text(`plus-answer-refused-${reason}-why`)} {text('plus-answer-not-counted')}
          </p>
          <p className={styles.ways}>
            {answer?.search && (
              <a href={`/${locale}/search?q=${encodeURIComponent(answer.search)}`}>
                {text('plus-answer-search', { words: answer.search })}
              </a>
            )}
            {sources.map((source) => (
              <a key={source.title} href={source.url}>
                {source.title}
              </a>
            ))}
          </p>
        </div>
      </div>
      {children}
    </div>
  );
}
