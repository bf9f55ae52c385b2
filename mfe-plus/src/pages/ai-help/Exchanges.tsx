import type { AnswerFeedback } from '@webdocs/contracts/api/ai-help';
import { Button } from '@webdocs/design/Button';
import { latePiece, useLatePiece, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { AnswerCard, type ShownAnswer } from '../../answers/AnswerCard.tsx';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { isWaiting, placeAmongSiblings, type Conversation, type Exchange } from '../../conversation/conversation.ts';
import { rateAnswer } from '../../data/ai-help.ts';
import { AnswerFoot } from '../../features/ai-help-exchange/AnswerFoot.tsx';
import { FollowUps } from '../../features/ai-help-exchange/FollowUps.tsx';
import { Question } from '../../features/ai-help-exchange/Question.tsx';
import { SourceFold } from '../../features/ai-help-exchange/SourceFold.tsx';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import { answerId, isCited } from './answer-id.ts';
import styles from './AiHelpPage.module.css';

const AnswerReport = latePiece(
  async () => (await import(/* webpackChunkName: "ai-help-report" */ '../../features/ai-help-report/AnswerReport.tsx')).answerReport,
);

interface ExchangesProps {
  readonly conversation: Conversation;
  readonly path: readonly Exchange[];
  /** Nothing can be asked now. */
  readonly isBusy: boolean;
  readonly onAsk: (question: string, parent?: string | null) => void;
  readonly onChoose: (key: string) => void;
}

/** What has room between the header and the box. */
const shareOfWindow = 0.65;

/** The questions of a conversation with their answers, in the order in which they were asked. */
export function Exchanges({ conversation, path, isBusy, onAsk, onChoose }: ExchangesProps) {
  const [reported, setReported] = useState<string>();
  const report = useLatePiece(AnswerReport);
  const [thanks, setThanks] = useState('');
  const last = path.at(-1);
  const of = path.find(({ key }) => key === reported);
  return (
    <>
      {path.map((exchange) => (
        <OneExchange
          key={exchange.key}
          exchange={exchange}
          conversation={conversation}
          isLast={exchange === last}
          isBusy={isBusy}
          onAsk={onAsk}
          onChoose={onChoose}
          onReport={() => {
            setReported(exchange.key);
            setThanks('');
            void report.fetch();
          }}
        />
      ))}
      <p className={styles.note} role="status">
        {thanks}
      </p>
      {of?.id && report.isThere && (
        <AnswerReport
          messageId={of.id}
          conversation={sentWith(path, of)}
          onClose={() => setReported(undefined)}
          onSent={setThanks}
          Failed={FailedCall}
        />
      )}
    </>
  );
}

/** From the first question to the answer that is spoken of. */
function sentWith(path: readonly Exchange[], reported: Exchange): NonNullable<AnswerFeedback['conversation']> {
  return path
    .slice(0, path.indexOf(reported) + 1)
    .slice(-100)
    .map(({ question, answer }) => ({ question, ...(answer ? { answer } : {}) }));
}

interface OneExchangeProps extends Pick<ExchangesProps, 'conversation' | 'isBusy' | 'onAsk' | 'onChoose'> {
  readonly exchange: Exchange;
  readonly isLast: boolean;
  readonly onReport: () => void;
}

function OneExchange({ exchange, conversation, isLast, isBusy, onAsk, onChoose, onReport }: OneExchangeProps) {
  const rating = useRepeatableCall();
  const [rated, setRated] = useState<'helpful' | 'not-helpful'>();
  const place = useRef<HTMLElement>(null);
  const id = answerId(exchange);
  const { key, parent, question, kind, answer, isFresh, state } = exchange;
  const isOver = isLast && state === 'complete';
  const grows = isLast && isFresh === true && kind === 'model';

  // To what was just asked, and to its answer, from its beginning where it is long; a text that grows is left where it is.
  useEffect(() => {
    const element = place.current;
    if (!element || !isLast || !isFresh || (state !== 'pending' && kind === undefined)) return;
    const isLong = element.offsetHeight > window.innerHeight * shareOfWindow;
    element.scrollIntoView({ block: state === 'pending' ? 'end' : isLong ? 'start' : 'nearest' });
  }, [isLast, isFresh, state === 'pending', kind]);

  return (
    <section ref={place} className={styles.exchange} aria-labelledby={`question-${key}`} data-grows={grows || undefined}>
      <Question
        id={`question-${key}`}
        question={question}
        place={placeAmongSiblings(conversation, exchange)}
        isBusy={isBusy}
        onChoose={onChoose}
        onEdit={(edited) => onAsk(edited, parent)}
      />
      {kind === undefined ? (
        <WithoutAnswer exchange={exchange} isBusy={isBusy} onAgain={() => onAsk(question, parent)} />
      ) : (
        <AnswerCard shown={shownAnswer(exchange)}>
          {exchange.sources.length > 0 && <SourceFold sources={exchange.sources} id={id} isCited={isCited(exchange)} />}
          <AnswerFoot
            exchange={exchange}
            rating={rated}
            onRate={(isHelpful) =>
              rating.run(async () => {
                await rateAnswer({ message_id: exchange.id ?? '', is_helpful: isHelpful });
                setRated(isHelpful ? 'helpful' : 'not-helpful');
              })
            }
            onReport={onReport}
          />
          <FailedCall call={rating} />
        </AnswerCard>
      )}
      {kind !== undefined && state === 'failed' && <AskAgain isBusy={isBusy} onAgain={() => onAsk(question, parent)} />}
      {isOver && answer && answer.follow_ups.length > 0 && !isBusy && (
        <FollowUps questions={answer.follow_ups} onAsk={(next) => onAsk(next)} />
      )}
    </section>
  );
}

function shownAnswer(exchange: Exchange): ShownAnswer {
  const { kind = 'model', sources, text, answer, state } = exchange;
  const ended = state === 'stopped' ? 'stopped' : state === 'failed' ? 'broke-off' : undefined;
  return { id: answerId(exchange), kind, sources, text, answer, ended };
}

interface AgainProps {
  readonly isBusy: boolean;
  readonly onAgain: () => void;
}

function WithoutAnswer({ exchange, ...again }: AgainProps & { readonly exchange: Exchange }) {
  const text = useText();
  if (isWaiting(exchange)) {
    return <p className={styles.searching}>{text(exchange.isFresh ? 'plus-exchange-searching' : 'plus-exchange-waiting')}</p>;
  }
  return (
    <>
      <p className={styles.searching}>{text(exchange.state === 'stopped' ? 'plus-exchange-stopped' : 'plus-exchange-failed')}</p>
      <AskAgain {...again} />
    </>
  );
}

function AskAgain({ isBusy, onAgain }: AgainProps) {
  const text = useText();
  if (isBusy) return null;
  return (
    <div className={styles.broken}>
      <Button size="small" onClick={onAgain}>
        {text('plus-exchange-again')}
      </Button>
    </div>
  );
}
