import { deleteSurvey, listSurveys, readSurvey, runSurvey, type Survey, type SurveyState } from '@webdocs/contracts/api/surveys';
import { Badge } from '@webdocs/design/Badge';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { Glyph } from '@webdocs/design/Glyph';
import { plus } from '@webdocs/design/drawings';
import { formatDate, formatNumber } from '@webdocs/i18n';
import { call as callApi } from '@webdocs/remote-kit/call';
import { definePiece, useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { refusalOf } from '../../calls/call-problem.ts';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import choice from '../../staff-choice/choice.module.css';
import { useKeptDrafts, type KeptDrafts } from '../../unsaved/kept-drafts.ts';
import { useWarningOfLoss } from '../../unsaved/use-warning-of-loss.ts';
import { SurveyEditor } from './SurveyEditor.tsx';
import { SurveyResults } from './SurveyResults.tsx';
import type { SurveyDraft } from './survey-draft.ts';
import styles from './Surveys.module.css';
import words from './words/en-US.ftl';

/** The surveys on one side, the one that is chosen on the other. */
function Surveys({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const listing = useRepeatableCall();
  const [found, setFound] = useState<readonly Survey[]>();
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState({ words: '', turn: 0 });
  const status = useRef<HTMLParagraphElement>(null);
  const drafts = useKeptDrafts<SurveyDraft>();
  useWarningOfLoss(drafts.areThere);
  const list = () => listing.run(async () => setFound((await callApi(listSurveys)).surveys));
  useEffect(() => list(), []);

  // An answer may come when another survey has been chosen: it changes what is known, and leaves the reader there.
  const chosenNow = useRef(chosen);
  const choose = (id: string | undefined) => {
    chosenNow.current = id;
    setChosen(id);
  };
  // Each is a new element, so that the same words are read out again.
  const say = (sentence: string) => setSaid(({ turn }) => ({ words: sentence, turn: turn + 1 }));
  const take = (survey: Survey) => setFound((all = []) => [survey, ...all.filter(({ id }) => id !== survey.id)]);
  const show = (survey: Survey, sentence: string, from = survey.id) => {
    take(survey);
    if (chosenNow.current !== from) return;
    choose(survey.id);
    say(sentence);
  };
  const readAnewWhenStale =
    (id: string) =>
    async (failure: unknown): Promise<never> => {
      if (refusalOf(failure)?.code === 'SURVEY_CHANGED') {
        take(await callApi(readSurvey, { params: { id } }));
        say(text('plus-surveys-read-anew'));
      }
      throw failure;
    };
  const survey = found?.find(({ id }) => id === chosen);
  return (
    <div className={styles.columns}>
      <section aria-label={text('plus-surveys-all')}>
        <Failed call={listing} />
        {!found && listing.isPending && <p role="status">{text('plus-surveys-loading')}</p>}
        <ul className={choice.list} role="list">
          {found?.map((one) => (
            <li key={one.id}>
              <SurveyChoice survey={one} isChosen={one.id === chosen} onChoose={() => choose(one.id)} />
            </li>
          ))}
        </ul>
        {found?.length === 0 && <p className={styles.note}>{text('plus-surveys-none')}</p>}
        <Button
          className={styles.new}
          kind="primary"
          icon={<Glyph of={plus} size={16} />}
          onClick={() => {
            choose('new');
            say('');
          }}
        >
          {text('plus-surveys-new')}
        </Button>
        <p className={styles.note}>{text('plus-surveys-counted')}</p>
      </section>
      <div className={styles.chosen}>
        <p ref={status} tabIndex={-1} role="status" className={styles.said}>
          <span key={said.turn}>{said.words}</span>
        </p>
        {chosen === 'new' && <NewSurvey drafts={drafts} onSaved={(one) => show(one, text('plus-surveys-added'), 'new')} Failed={Failed} />}
        {survey && (
          <ChosenSurvey
            key={survey.id}
            survey={survey}
            drafts={drafts}
            onChanged={show}
            onFailed={readAnewWhenStale(survey.id)}
            onDeleted={() => {
              drafts.forgetAll(survey.id);
              choose(undefined);
              list();
              say(text('plus-surveys-deleted'));
              status.current?.focus();
            }}
            Failed={Failed}
          />
        )}
      </div>
    </div>
  );
}

interface NewSurveyProps {
  readonly drafts: KeptDrafts<SurveyDraft>;
  readonly onSaved: (survey: Survey) => void;
  readonly Failed: FailedCallComponent;
}

function NewSurvey({ drafts, onSaved, Failed }: NewSurveyProps) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.card}>
      <h2 ref={title} tabIndex={-1}>
        {text('plus-surveys-new')}
      </h2>
      <SurveyEditor survey={undefined} drafts={drafts} onSaved={onSaved} onFailed={(failure) => Promise.reject(failure)} Failed={Failed} />
    </div>
  );
}

interface SurveyChoiceProps {
  readonly survey: Survey;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function SurveyChoice({ survey: { key, teaser, state, counts }, isChosen, onChoose }: SurveyChoiceProps) {
  const text = useText();
  const locale = useLocale();
  const count = (value: number) => formatNumber(locale, value);
  return (
    <button type="button" className={choice.item} aria-current={isChosen || undefined} onClick={onChoose}>
      <span className={choice.name}>
        <span translate="no">{key}</span> <Badge>{text(`plus-surveys-state-${state}`)}</Badge>
      </span>
      <span className={choice.meta} dir="auto" translate="no">
        {teaser}
      </span>
      <span className={choice.meta}>{text('plus-surveys-counts', { seen: count(counts.seen), submitted: count(counts.submitted) })}</span>
    </button>
  );
}

interface ChosenSurveyProps {
  readonly survey: Survey;
  readonly drafts: KeptDrafts<SurveyDraft>;
  readonly onChanged: (survey: Survey, said: string) => void;
  readonly onFailed: (failure: unknown) => Promise<never>;
  readonly onDeleted: () => void;
  readonly Failed: FailedCallComponent;
}

const views = ['results', 'definition'] as const;
/** What can become of a survey: an ended one stays so. */
const turns: Readonly<Record<SurveyState, readonly SurveyState[]>> = {
  paused: ['running', 'ended'],
  running: ['paused', 'ended'],
  ended: [],
};

/** One survey: what came of it, and what it is. */
function ChosenSurvey({ survey, drafts, onChanged, onFailed, onDeleted, Failed }: ChosenSurveyProps) {
  const text = useText();
  const locale = useLocale();
  const acting = useRepeatableCall();
  const [view, setView] = useState<(typeof views)[number]>('results');
  const [isDeleting, setDeleting] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const turn = (state: SurveyState) =>
    acting.run(async () => {
      const body = { state, version: survey.version };
      const changed = await callApi(runSurvey, { params: { id: survey.id }, body }).catch(onFailed);
      onChanged(changed, text(`plus-surveys-now-${state}`));
    });
  return (
    <div className={styles.card}>
      <h2 ref={title} tabIndex={-1} translate="no">
        {survey.key}
      </h2>
      <p className={styles.note}>
        {text('plus-surveys-from-to', { from: formatDate(locale, survey.starts_at), to: formatDate(locale, survey.ends_at) })}
        {' · '}
        {text(`plus-surveys-state-${survey.state}`)}
      </p>
      <div className={styles.bar}>
        <div role="group" aria-label={text('plus-surveys-view')} className={styles.views}>
          {views.map((one) => (
            <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
              {text(`plus-surveys-view-${one}`)}
            </button>
          ))}
        </div>
        <div className={styles.acts}>
          <Button size="small" href={previewAddress(survey)} target="_blank">
            {text('plus-surveys-preview')}
          </Button>
          {turns[survey.state].map((state) => (
            <Button
              key={state}
              size="small"
              kind={state === 'running' ? 'primary' : 'default'}
              aria-disabled={acting.isPending || undefined}
              onClick={() => turn(state)}
            >
              {text(`plus-surveys-turn-${state}`)}
            </Button>
          ))}
          <Button kind="danger" size="small" onClick={() => setDeleting(true)}>
            {text('plus-surveys-delete')}
          </Button>
        </div>
      </div>
      <Failed call={acting} />
      {view === 'results' ? (
        <SurveyResults survey={survey} Failed={Failed} />
      ) : (
        <SurveyEditor
          survey={survey}
          drafts={drafts}
          onSaved={(changed) => onChanged(changed, text('plus-surveys-saved'))}
          onFailed={onFailed}
          Failed={Failed}
        />
      )}
      {isDeleting && <DeleteDialog survey={survey} onClose={() => setDeleting(false)} onDeleted={onDeleted} Failed={Failed} />}
    </div>
  );
}

/** A page of the audience, which shows the survey whether it runs or not. */
function previewAddress({ key, audience: { locales, paths } }: Survey): string {
  return `/${locales[0] ?? 'en-US'}${paths[0] ?? '/docs/Web'}#FORCE_SURVEY=${key}`;
}

interface DeleteDialogProps {
  readonly survey: Survey;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  readonly Failed: FailedCallComponent;
}

function DeleteDialog({ survey, onClose, onDeleted, Failed }: DeleteDialogProps) {
  const text = useText();
  const call = useRepeatableCall();
  // The browser closes it, and gives the focus back, before it is taken away.
  const [isOpen, setOpen] = useState(true);
  const isDone = useRef(false);
  const submit = () =>
    call.run(async () => {
      await callApi(deleteSurvey, { params: { id: survey.id } });
      isDone.current = true;
      setOpen(false);
    });
  return (
    <Dialog
      open={isOpen}
      onClose={() => (isDone.current ? onDeleted() : onClose())}
      title={text('plus-surveys-delete')}
      subtitle={survey.key}
      closeLabel={text('plus-surveys-cancel')}
      actions={
        <>
          <Button kind="quiet" onClick={() => setOpen(false)}>
            {text('plus-surveys-cancel')}
          </Button>
          <Button kind="danger" aria-disabled={call.isPending || undefined} onClick={submit}>
            {text(call.isPending ? 'plus-surveys-working' : 'plus-surveys-delete')}
          </Button>
        </>
      }
    >
      <p>{text('plus-surveys-delete-text')}</p>
      <Failed call={call} />
    </Dialog>
  );
}

export const surveys = definePiece({ component: Surveys, messages: words });
