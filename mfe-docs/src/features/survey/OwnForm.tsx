import { surveyLimits, type FoundSurvey, type SurveyQuestion } from '@webdocs/contracts/api/surveys';
import { Button } from '@webdocs/design/Button';
import { Textarea } from '@webdocs/design/Textarea';
import { formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { sendAnswers } from '../../data/survey-calls.ts';
import styles from './Survey.module.css';

interface OwnFormProps {
  readonly found: FoundSurvey;
  readonly questions: readonly SurveyQuestion[];
  readonly onFilled: (isFilled: boolean) => void;
  readonly onSubmitted: () => void;
}

type Problem = 'empty' | 'long' | 'closed' | 'failed';

/** The questions of a form of our own. What was typed stays whatever becomes of sending it. */
export function OwnForm({ found, questions, onFilled, onSubmitted }: OwnFormProps) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<readonly string[]>(() => questions.map(() => ''));
  const [id] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<Problem>();
  const [isSending, setSending] = useState(false);
  const { survey, is_open: isOpen } = found;
  const longest = Math.max(...answers.map((answer) => answer.trim().length));
  const isFilled = longest > 0;
  useEffect(() => onFilled(isFilled), [isFilled, onFilled]);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (isSending) return;
    if (!isFilled) return refuse('empty');
    if (longest > surveyLimits.answer) return refuse('long');
    setSending(true);
    setProblem(undefined);
    const given = questions.map(({ text: question }, index) => ({ question, answer: answers[index] ?? '' }));
    const outcome = isOpen ? await sendAnswers(survey.key, { id, answers: given }) : 'kept';
    setSending(false);
    if (outcome === 'kept') onSubmitted();
    else setProblem(outcome);
  }
  function refuse(why: Problem) {
    setProblem(why);
    const selector = why === 'long' ? '[aria-invalid]' : 'input, textarea';
    // After what is wrong is marked.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(selector)?.focus());
  }
  return (
    <form ref={form} className={styles.questions} noValidate onSubmit={(event) => void send(event)}>
      {questions.map((question, index) => (
        <Question
          key={index}
          question={question}
          locale={survey.locale}
          answer={answers[index] ?? ''}
          isTooLong={problem === 'long'}
          onAnswer={(answer) => setAnswers((all) => all.map((one, at) => (at === index ? answer : one)))}
        />
      ))}
      {isOpen && <p className={styles.small}>{text('docs-survey-privacy')}</p>}
      <div className={styles.send}>
        <Button type="submit" kind="primary" aria-disabled={isSending || undefined}>
          {text(isSending ? 'docs-survey-sending' : 'docs-survey-send')}
        </Button>
        <p role="alert" className={styles.problem}>
          {problem && text(`docs-survey-problem-${problem}`)}
        </p>
      </div>
    </form>
  );
}

interface QuestionProps {
  readonly question: SurveyQuestion;
  readonly locale: string;
  readonly answer: string;
  readonly isTooLong: boolean;
  readonly onAnswer: (answer: string) => void;
}

function Question({ question: { text: asked, choices }, locale, answer, isTooLong, onAnswer }: QuestionProps) {
  const text = useText();
  const shown = useLocale();
  const name = useId();
  const words = (
    <span lang={locale} dir="auto">
      {asked}
    </span>
  );
  if (choices.length === 0) {
    return (
      <Textarea
        label={words}
        rows={3}
        value={answer}
        dir="auto"
        maxLength={surveyLimits.answer}
        mayExceed
        error={isTooLong && answer.trim().length > surveyLimits.answer ? text('docs-survey-problem-long') : undefined}
        counter={(length, limit) => text('docs-survey-counter', { length: formatNumber(shown, length), limit: formatNumber(shown, limit) })}
        onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
      />
    );
  }
  return (
    <fieldset className={styles.choices}>
      <legend>{words}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === answer} onChange={() => onAnswer(choice)} />
          <span lang={locale} dir="auto">
            {choice}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
