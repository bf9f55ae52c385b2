import { deleteSurvey, listSurveys, readSurvey, runSurvey, type Survey, type SurveyState } from '@webdocs/contracts/api/surveys';
import { Badge } from '@webdocs/design/Badge';
import { Button } from '@webdocs/design/Button';
import { formatDate, formatNumber } from '@webdocs/i18n';
import { call as callApi } from '@webdocs/remote-kit/call';
import { definePiece, useLocale, useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import { DeleteDialog } from '../../calls/DeleteDialog.tsx';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { useChosenRecord, type RecordCalls } from '../../data/use-chosen-record.ts';
import { RecordCard } from '../../staff-choice/RecordCard.tsx';
import { SavedRecordCard } from '../../staff-choice/SavedRecordCard.tsx';
import { StaffChoice } from '../../staff-choice/StaffChoice.tsx';
import { Views } from '../../staff-choice/Views.tsx';
import choice from '../../staff-choice/choice.module.css';
import frame from '../../staff-choice/frame.module.css';
import { newId } from '../../staff-choice/new-id.ts';
import { useKeptDrafts, type KeptDrafts } from '../../unsaved/kept-drafts.ts';
import { useWarningOfLoss } from '../../unsaved/use-warning-of-loss.ts';
import { SurveyEditor } from './SurveyEditor.tsx';
import { SurveyResults } from './SurveyResults.tsx';
import type { SurveyDraft } from './survey-draft.ts';
import words from './words/en-US.ftl';

const calls: RecordCalls<Survey> = {
  list: async () => (await callApi(listSurveys)).surveys,
  read: (id) => callApi(readSurvey, { params: { id } }),
  stale: 'SURVEY_CHANGED',
};

/** The surveys, and the one of them that is chosen. */
function Surveys({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const records = useChosenRecord(calls, text('plus-surveys-read-anew'));
  const drafts = useKeptDrafts<SurveyDraft>();
  useWarningOfLoss(drafts.areThere);
  const { found, chosen, record: survey, show } = records;
  return (
    <StaffChoice
      of={records}
      listed={found}
      texts={{ all: text('plus-surveys-all'), new: text('plus-surveys-new'), counted: text('plus-surveys-counted') }}
      head={
        <>
          <Failed call={records.listing} />
          {!found && records.listing.isPending && <p role="status">{text('plus-surveys-loading')}</p>}
        </>
      }
      none={<p className={frame.note}>{text('plus-surveys-none')}</p>}
      itemOf={(one) => <SurveyItem survey={one} />}
    >
      {chosen === newId && (
        <RecordCard title={text('plus-surveys-new')}>
          <SurveyEditor
            survey={undefined}
            drafts={drafts}
            onSaved={(one) => show(one, text('plus-surveys-added'), newId)}
            Failed={Failed}
          />
        </RecordCard>
      )}
      {survey && (
        <ChosenSurvey
          key={survey.id}
          survey={survey}
          drafts={drafts}
          onChanged={show}
          onFailed={records.readAnewWhenStale(survey.id)}
          onDeleted={() => {
            drafts.forgetAll(survey.id);
            records.leave(text('plus-surveys-deleted'));
          }}
          Failed={Failed}
        />
      )}
    </StaffChoice>
  );
}

function SurveyItem({ survey: { key, teaser, state, counts } }: { readonly survey: Survey }) {
  const text = useText();
  const locale = useLocale();
  const count = (value: number) => formatNumber(locale, value);
  return (
    <>
      <span className={choice.name}>
        <span translate="no">{key}</span> <Badge>{text(`plus-surveys-state-${state}`)}</Badge>
      </span>
      <span className={choice.meta} dir="auto" translate="no">
        {teaser}
      </span>
      <span className={choice.meta}>{text('plus-surveys-counts', { seen: count(counts.seen), submitted: count(counts.submitted) })}</span>
    </>
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

  const turn = (state: SurveyState) =>
    acting.run(async () => {
      const body = { state, version: survey.version };
      const changed = await callApi(runSurvey, { params: { id: survey.id }, body }).catch(onFailed);
      onChanged(changed, text(`plus-surveys-now-${state}`));
    });
  return (
    <SavedRecordCard
      title={survey.key}
      heading={{ translate: 'no' }}
      facts={
        <p className={frame.note}>
          {text('plus-surveys-from-to', { from: formatDate(locale, survey.starts_at), to: formatDate(locale, survey.ends_at) })}
          {' · '}
          {text(`plus-surveys-state-${survey.state}`)}
        </p>
      }
      views={
        <Views
          label={text('plus-surveys-view')}
          all={views}
          chosen={view}
          onChoose={setView}
          nameOf={(one) => text(`plus-surveys-view-${one}`)}
        />
      }
      acts={
        <>
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
        </>
      }
      failed={<Failed call={acting} />}
      deleteLabel={text('plus-surveys-delete')}
      deleteDialog={(onClose) => (
        <DeleteDialog
          name={survey.key}
          texts={{
            title: text('plus-surveys-delete'),
            question: text('plus-surveys-delete-text'),
            cancel: text('plus-surveys-cancel'),
            working: text('plus-surveys-working'),
          }}
          run={() => callApi(deleteSurvey, { params: { id: survey.id } })}
          onClose={onClose}
          onDeleted={onDeleted}
          Failed={Failed}
        />
      )}
    >
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
    </SavedRecordCard>
  );
}

/** A page of the audience, which shows the survey whether it runs or not. */
function previewAddress({ key, audience: { locales, paths } }: Survey): string {
  return `/${locales[0] ?? 'en-US'}${paths[0] ?? '/docs/Web'}#FORCE_SURVEY=${key}`;
}

export const surveys = definePiece({ component: Surveys, messages: words });
