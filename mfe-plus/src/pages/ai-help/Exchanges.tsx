import type { AnswerFeedback } from '@webdocs/contracts/api/ai-help';
import { latePiece, useLatePiece, usePublish, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { AnswerCard, type ShownAnswer } from '../../answers/AnswerCard.tsx';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { isBrokenOff, isEmpty, isWaiting, placeAmongSiblings, type Conversation, type Exchange } from '../../conversation/conversation.ts';
import { rateAnswer } from '../../data/ai-help.ts';
import { AskAgain } from '../../features/ai-help-composer/AskAgain.tsx';
import { AskProblem } from '../../features/ai-help-composer/AskProblem.tsx';
import type { Asking } from '../../conversation/asking.ts';
import { askingProblem } from '../../features/ai-help-composer/asking-problem.ts';
import { AnswerFoot } from '../../features/ai-help-exchange/AnswerFoot.tsx';
import { FollowUps } from '../../features/ai-help-exchange/FollowUps.tsx';
import { Question } from '../../features/ai-help-exchange/Question.tsx';
import { SourceFold } from '../../features/ai-help-exchange/SourceFold.tsx';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import { SessionEnded } from '../../features/session-ended/SessionEnded.tsx';
import { answerId, isCited } from './answer-id.ts';
import styles from './AiHelpPage.module.css';

const AnswerReport = latePiece(
  async () => (await import(/* webpackChunkName: "ai-help-report" */ '../../features/ai-help-report/AnswerReport.tsx')).answerReport,
);

interface ExchangesProps {
  readonly conversation: Conversation;
  readonly path: readonly Exchange[];
  readonly asking: Asking;
  /** What the model of this site is called, where it has one. */
  readonly model: string | undefined;
  readonly onAsk: (question: string, place?: QuestionPlace) => void;
  readonly onChoose: (key: string) => void;
}

/** The place of a question that is not asked at the end of the conversation. */
export interface QuestionPlace {
  readonly parent: string | null;
  /** The failed question that it replaces, if the server has not stored that. */
  readonly instead: string;
}

/** The questions of a conversation with their answers, in the order in which they were asked. */
export function Exchanges({ conversation, path, asking, model, onAsk, onChoose }: ExchangesProps) {
  const [reported, setReported] = useState<string>();
  const report = useLatePiece(AnswerReport);
  const publish = usePublish();
  // In a toast: the end of the conversation may be far below the answer.
  const thank = (mainText: string) =>
    publish('toast/requested', { id: 'ai-help-report', tone: 'success', isImportant: false, mainText, shortText: null, buttonText: null });
  const stepped = useRef<{ readonly to: string; readonly isBack: boolean }>(undefined);
  const last = path.at(-1);
  // Each version of a question has buttons of its own: the focus moves on to the same button of the version that is shown now.
  useEffect(() => {
    const { to, isBack } = stepped.current ?? {};
    stepped.current = undefined;
    const version = to === undefined ? null : document.getElementById(`question-${to}-version`);
    const button = isBack ? version?.previousElementSibling : version?.nextElementSibling;
    if (button instanceof HTMLElement) button.focus();
  });
  const of = path.find(({ key }) => key === reported);
  return (
    <>
      {path.map((exchange) => (
        <OneExchange
          key={exchange.key}
          exchange={exchange}
          conversation={conversation}
          isLast={exchange === last}
          asking={asking}
          model={model}
          onAsk={onAsk}
          onStep={(to, isBack) => {
            stepped.current = { to, isBack };
            onChoose(to);
          }}
          onReport={() => {
            setReported(exchange.key);
            void report.fetch();
          }}
        />
      ))}
      {of?.id && report.isThere && (
        <AnswerReport
          messageId={of.id}
          conversation={sentWith(path, of)}
          onClose={() => setReported(undefined)}
          onSent={thank}
          Failed={FailedCall}
        />
      )}
    </>
  );
}

/** From the first question to the reported answer. */
function sentWith(path: readonly Exchange[], reported: Exchange): NonNullable<AnswerFeedback['conversation']> {
  return path
    .slice(0, path.indexOf(reported) + 1)
    .slice(-100)
    .map(({ question, answer }) => ({ question, ...(answer ? { answer } : {}) }));
}

interface OneExchangeProps extends Pick<ExchangesProps, 'conversation' | 'asking' | 'model' | 'onAsk'> {
  readonly exchange: Exchange;
  readonly isLast: boolean;
  readonly onStep: (to: string, isBack: boolean) => void;
  readonly onReport: () => void;
}

function OneExchange({ exchange, conversation, isLast, asking, model, onAsk, onStep, onReport }: OneExchangeProps) {
  const rating = useRepeatableCall();
  const [rated, setRated] = useState<'helpful' | 'not-helpful'>();
  const place = useRef<HTMLElement>(null);
  const id = answerId(exchange);
  const { key, parent, question, kind, answer, isFresh, state } = exchange;
  const isOver = isLast && state === 'complete';
  const grows = isLast && isFresh === true;
  const again = (words = question) => onAsk(words, { parent, instead: key });

  // A new question goes to the top of the window, once: its answer has the room below it, and the page is the reader's from then on.
  useEffect(() => {
    if (isLast && isFresh && state === 'pending') place.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <section ref={place} className={styles.exchange} aria-labelledby={`question-${key}`} data-grows={grows || undefined}>
      <Question
        id={`question-${key}`}
        question={question}
        place={placeAmongSiblings(conversation, exchange)}
        asking={asking}
        onStep={onStep}
        onEdit={again}
      />
      {kind === undefined || isEmpty(exchange) ? (
        <WithoutAnswer exchange={exchange} asking={asking} onAgain={again} />
      ) : (
        <AnswerCard shown={shownAnswer(exchange)}>
          {kind !== 'refusal' && exchange.sources.length > 0 && (
            <SourceFold sources={exchange.sources} id={id} isCited={isCited(exchange)} />
          )}
          <AnswerFoot
            exchange={exchange}
            model={model}
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
      {kind !== undefined && !isEmpty(exchange) && (isBrokenOff(exchange) || (state === 'stopped' && kind === 'model')) && (
        <div className={styles.rest}>
          <WithoutAnswer exchange={exchange} asking={asking} onAgain={again} />
        </div>
      )}
      {isOver && answer && answer.follow_ups.length > 0 && asking === 'open' && (
        <FollowUps questions={answer.follow_ups} onAsk={(next) => onAsk(next)} />
      )}
    </section>
  );
}

function shownAnswer(exchange: Exchange): ShownAnswer {
  const { kind = 'model', sources, text, answer, state } = exchange;
  const ended = state === 'stopped' ? 'stopped' : isBrokenOff(exchange) ? 'broke-off' : undefined;
  return { id: answerId(exchange), kind, sources, text, answer, ended };
}

interface AgainProps {
  readonly asking: Asking;
  readonly onAgain: () => void;
}

/** Why the answer is missing or incomplete, and the way on. */
function WithoutAnswer({ exchange, asking, onAgain }: AgainProps & { readonly exchange: Exchange }) {
  const text = useText();
  const { failure, question, isFresh, state } = exchange;
  const isNothing = isEmpty(exchange);
  if (isWaiting(exchange)) {
    return <p className={styles.searching}>{text(isFresh ? 'plus-exchange-searching' : 'plus-exchange-waiting')}</p>;
  }
  const retry = () => onAgain();
  const problem = failure === undefined ? undefined : askingProblem(failure);
  if (problem === 'signed-out') return <SessionEnded onRetry={retry} isPending={asking === 'answering'} />;
  if (problem) {
    const told = !isNothing && problem === 'no-answer' ? 'lost' : problem;
    return <AskProblem problem={told} question={question} asking={asking} onRetry={retry} />;
  }
  return (
    <>
      {isNothing && (
        <p className={styles.searching}>{text(`plus-exchange-${state === 'stopped' ? 'stopped' : 'failed'}${isFresh ? '' : '-before'}`)}</p>
      )}
      <div className={styles.broken}>
        <AskAgain asking={asking} onRetry={retry}>
          {text('plus-exchange-again')}
        </AskAgain>
      </div>
    </>
  );
}
