import { addSurvey, changeSurvey, surveyLimits, surveyVisitors, type Survey } from '@webdocs/contracts/api/surveys';
import { activeLocales, type Locale } from '@webdocs/contracts/reader/locale';
import { subscriptionTypes } from '@webdocs/contracts/reader/plans';
import { Button } from '@webdocs/design/Button';
import { Field } from '@webdocs/design/Field';
import { Select } from '@webdocs/design/Select';
import { Textarea } from '@webdocs/design/Textarea';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useText } from '@webdocs/remote-kit';
import { useRef, type SubmitEvent } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRecordForm } from '../../data/use-record-form.ts';
import { FormActs } from '../../staff-choice/FormActs.tsx';
import frame from '../../staff-choice/frame.module.css';
import { newId } from '../../staff-choice/new-id.ts';
import type { KeptDrafts } from '../../unsaved/kept-drafts.ts';
import { Choices } from './Choices.tsx';
import { draftOf, emptyQuestion, emptySurvey, termsOf, type QuestionDraft, type SurveyDraft } from './survey-draft.ts';
import styles from './Surveys.module.css';

interface SurveyEditorProps {
  /** None while it was never saved. */
  readonly survey: Survey | undefined;
  readonly drafts: KeptDrafts<SurveyDraft>;
  readonly onSaved: (survey: Survey) => void;
  /** Passes a failure on, after what another person changed was read. */
  readonly onFailed?: (failure: unknown) => Promise<never>;
  readonly Failed: FailedCallComponent;
}

type Typed = { [Name in keyof SurveyDraft]: SurveyDraft[Name] extends string ? Name : never }[keyof SurveyDraft];

/** When, to whom and what a survey says, and its form. */
export function SurveyEditor({ survey, drafts, onSaved, onFailed, Failed }: SurveyEditorProps) {
  const text = useText();
  const fresh = useRef(emptySurvey(Date.now()));
  const { form, call, shown, isUnsaved, change, save, discard } = useRecordForm(
    drafts,
    survey?.id ?? newId,
    survey ? draftOf(survey) : fresh.current,
  );

  function submit(event: SubmitEvent) {
    const terms = termsOf(shown);
    const send = () =>
      survey
        ? callApi(changeSurvey, { params: { id: survey.id }, body: { terms, version: survey.version } }).catch(onFailed)
        : callApi(addSurvey, { body: terms });
    save(event, send, onSaved);
  }
  const field = (name: Typed, label: string, more: Partial<Parameters<typeof Field>[0]> = {}) => (
    <Field
      label={text(`plus-surveys-${label}`)}
      value={shown[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      {...more}
    />
  );
  const rate = { type: 'number', min: 0, max: surveyLimits.rate, step: 'any', inputMode: 'decimal', required: true } as const;
  const time = { type: 'datetime-local', required: true } as const;
  const isOver = survey?.state === 'ended';
  return (
    <form ref={form} className={frame.form} onSubmit={submit}>
      <fieldset className={styles.terms} disabled={isOver}>
        <div className={frame.pair}>
          {field('key', 'key', { required: true, maxLength: surveyLimits.name, translate: 'no', hint: text('plus-surveys-key-hint') })}
          {field('bucket', 'bucket', { maxLength: surveyLimits.name, translate: 'no', hint: text('plus-surveys-bucket-hint') })}
          {field('startsAt', 'starts', time)}
          {field('endsAt', 'ends', { ...time, min: shown.startsAt })}
          {field('rateFrom', 'rate-from', { ...rate, hint: text('plus-surveys-rate-hint') })}
          {field('rateTill', 'rate-till', rate)}
        </div>
        {field('teaser', 'teaser', { required: true, maxLength: surveyLimits.teaser, dir: 'auto' })}
        {field('question', 'question', {
          required: true,
          maxLength: surveyLimits.question,
          dir: 'auto',
          hint: text('plus-surveys-question-hint'),
        })}
        {field('footnote', 'footnote', { maxLength: surveyLimits.footnote, dir: 'auto' })}
        <div className={frame.pair}>
          <Select
            label={text('plus-surveys-locale')}
            value={shown.locale}
            onChange={({ currentTarget }) => change({ locale: currentTarget.value as Locale })}
          >
            {activeLocales.map((locale) => (
              <option key={locale} value={locale} translate="no">
                {locale}
              </option>
            ))}
          </Select>
          <Select
            label={text('plus-surveys-form')}
            value={shown.kind}
            onChange={({ currentTarget }) => change({ kind: currentTarget.value as SurveyDraft['kind'] })}
          >
            <option value="own">{text('plus-surveys-form-own')}</option>
            <option value="provider">{text('plus-surveys-form-provider')}</option>
          </Select>
        </div>
        {shown.kind === 'provider' ? (
          field('src', 'src', {
            type: 'url',
            required: true,
            maxLength: surveyLimits.address,
            translate: 'no',
            hint: text('plus-surveys-src-hint'),
          })
        ) : (
          <Questions questions={shown.questions} onChange={(questions) => change({ questions })} />
        )}
        <Choices
          legend={text('plus-surveys-locales')}
          all={activeLocales}
          chosen={shown.locales}
          nameOf={(locale) => locale}
          onChange={(locales) => change({ locales })}
        />
        <div className={frame.pair}>
          <Textarea
            label={text('plus-surveys-paths')}
            hint={text('plus-surveys-paths-hint')}
            value={shown.paths}
            translate="no"
            onChange={({ currentTarget }) => change({ paths: currentTarget.value })}
          />
          <Textarea
            label={text('plus-surveys-page-types')}
            hint={text('plus-surveys-page-types-hint')}
            value={shown.pageTypes}
            translate="no"
            onChange={({ currentTarget }) => change({ pageTypes: currentTarget.value })}
          />
          <Select
            label={text('plus-surveys-visitors')}
            value={shown.visitors}
            onChange={({ currentTarget }) => change({ visitors: currentTarget.value as SurveyDraft['visitors'] })}
          >
            {surveyVisitors.map((visitors) => (
              <option key={visitors} value={visitors}>
                {text(`plus-surveys-visitors-${visitors}`)}
              </option>
            ))}
          </Select>
        </div>
        <Choices
          legend={text('plus-surveys-plans')}
          all={subscriptionTypes}
          chosen={shown.plans}
          nameOf={(plan) => plan}
          onChange={(plans) => change({ plans })}
        />
      </fieldset>
      {isOver ? (
        <div className={frame.acts}>
          <p className={frame.note}>{text('plus-surveys-over')}</p>
          {isUnsaved && <Button onClick={discard}>{text('plus-surveys-discard')}</Button>}
        </div>
      ) : (
        <FormActs
          texts={{ save: text('plus-surveys-save'), working: text('plus-surveys-working'), discard: text('plus-surveys-discard') }}
          isPending={call.isPending}
          isUnsaved={isUnsaved}
          onDiscard={discard}
        />
      )}
      <Failed call={call} />
    </form>
  );
}

interface QuestionsProps {
  readonly questions: readonly QuestionDraft[];
  readonly onChange: (questions: readonly QuestionDraft[]) => void;
}

/** The questions of a form of our own. */
function Questions({ questions, onChange }: QuestionsProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const changed = (index: number, part: Partial<QuestionDraft>) =>
    onChange(questions.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <div ref={list} className={`${frame.form} ${styles.questions}`} tabIndex={-1}>
      {questions.map((question, index) => (
        <fieldset key={index} className={styles.question}>
          <legend>{text('plus-surveys-number', { number: index + 1 })}</legend>
          <Field
            label={text('plus-surveys-asks')}
            value={question.text}
            required
            maxLength={surveyLimits.question}
            dir="auto"
            onChange={({ currentTarget }) => changed(index, { text: currentTarget.value })}
          />
          <Textarea
            label={text('plus-surveys-choices')}
            hint={text('plus-surveys-choices-hint')}
            value={question.choices}
            dir="auto"
            onChange={({ currentTarget }) => changed(index, { choices: currentTarget.value })}
          />
          {questions.length > 1 && (
            <Button
              size="small"
              onClick={() => {
                onChange(questions.filter((_, at) => at !== index));
                list.current?.focus();
              }}
            >
              {text('plus-surveys-remove', { number: index + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {questions.length < surveyLimits.questions && (
        <div className={frame.acts}>
          <Button size="small" onClick={() => onChange([...questions, emptyQuestion])}>
            {text('plus-surveys-add-question')}
          </Button>
        </div>
      )}
    </div>
  );
}
