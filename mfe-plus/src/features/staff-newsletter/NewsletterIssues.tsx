import { listIssues, readIssue, type Issue, type IssueList, type ListedIssue } from '@webdocs/contracts/api/newsletter-issues';
import { Badge } from '@webdocs/design/Badge';
import { Button } from '@webdocs/design/Button';
import { formatDate } from '@webdocs/i18n';
import { call } from '@webdocs/remote-kit/call';
import { definePiece, useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { StaffSection } from '../../staff-section/StaffSection.tsx';
import { useWarningOfLoss } from '../../unsaved/use-warning-of-loss.ts';
import choice from '../../staff-choice/choice.module.css';
import { IssueEditor } from './IssueEditor.tsx';
import { IssueProgress } from './IssueProgress.tsx';
import { emptyDraft, newDraft, type Draft } from './draft.ts';
import styles from './NewsletterIssues.module.css';
import words from './words/en-US.ftl';

/** The issues on one side, the one that is written or sent on the other. */
function NewsletterIssues({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const locale = useLocale();
  const listing = useRepeatableCall();
  const opening = useRepeatableCall();
  const [found, setFound] = useState<IssueList>();
  const [chosen, setChosen] = useState<Issue | 'new'>();
  /** What was typed and not saved, by issue: looking at another one loses nothing. */
  const [unsaved, setUnsaved] = useState<Readonly<Record<string, Draft>>>({});
  /** Grows when another issue is opened: one that is saved for the first time stays the same form. */
  const [turn, setTurn] = useState(0);
  const [said, say] = useState('');

  const list = (before: readonly ListedIssue[] = []) =>
    listing.run(async () => {
      const { issues, total } = await call(listIssues, { query: { offset: before.length } });
      setFound({ total, issues: [...before, ...issues] });
    });
  useEffect(() => list(), []);
  useWarningOfLoss(Object.keys(unsaved).length > 0);

  const look = (next: Issue | 'new') => {
    setChosen(next);
    setTurn((before) => before + 1);
    say('');
  };
  const open = (issue: ListedIssue) => opening.run(async () => look(await call(readIssue, { params: { id: issue.id } })));
  const keep = (key: string, draft: Draft | undefined) =>
    setUnsaved(({ [key]: _, ...others }) => (draft ? { ...others, [key]: draft } : others));
  const show = (issue: Issue) => {
    setChosen(issue);
    setFound((list_) => list_ && withIssue(list_, issue));
  };
  const key = chosen === 'new' ? newDraft : chosen?.id;

  return (
    <StaffSection
      id="newsletter"
      title={text('plus-issues-title')}
      said={said || (found ? text(found.total > 0 ? 'plus-issues-count' : 'plus-issues-none', { count: found.total }) : '')}
    >
      <Failed call={listing} />
      <div className={styles.columns}>
        <div>
          <Button kind="primary" size="small" onClick={() => look('new')}>
            {text('plus-issues-new')}
          </Button>
          <ul className={`${choice.list} ${styles.list}`} role="list">
            {found?.issues.map((issue) => (
              <li key={issue.id}>
                <button
                  type="button"
                  className={choice.item}
                  aria-current={chosen !== 'new' && issue.id === chosen?.id ? true : undefined}
                  onClick={() => open(issue)}
                >
                  <span className={choice.name} dir="auto" translate="no">
                    {issue.subject || text('plus-issues-untitled')}
                  </span>
                  <span className={choice.meta}>
                    <time dateTime={issue.changed_at}>{formatDate(locale, issue.changed_at)}</time>
                    {issue.written_by && <span translate="no"> · {issue.written_by}</span>}
                  </span>
                  <Badge>{text(`plus-issues-state-${issue.state}`)}</Badge>
                </button>
              </li>
            ))}
          </ul>
          {found && found.issues.length < found.total && (
            <Button size="small" onClick={() => list(found.issues)}>
              {text('plus-issues-more')}
            </Button>
          )}
        </div>
        <div className={styles.chosen}>
          <Failed call={opening} />
          {chosen && key && (chosen === 'new' || chosen.state === 'draft') && (
            <IssueEditor
              key={turn}
              issue={chosen === 'new' ? undefined : chosen}
              draft={unsaved[key] ?? (chosen === 'new' ? emptyDraft(locale) : chosen)}
              isUnsaved={key in unsaved}
              onType={(draft) => keep(key, draft)}
              onDiscard={() => {
                keep(key, undefined);
                if (chosen !== 'new') open(chosen);
              }}
              onSaved={(issue) => {
                keep(key, undefined);
                show(issue);
                say(text('plus-issues-saved'));
                if (chosen === 'new') list();
              }}
              onSent={(issue) => {
                show(issue);
                say('');
              }}
              onDeleted={() => {
                keep(key, undefined);
                setChosen(undefined);
                list();
                say(text('plus-issues-deleted'));
              }}
              onSay={say}
              Failed={Failed}
            />
          )}
          {chosen && chosen !== 'new' && chosen.state !== 'draft' && (
            <IssueProgress key={`${turn} progress`} issue={chosen} onNews={show} Failed={Failed} />
          )}
        </div>
      </div>
    </StaffSection>
  );
}

function withIssue({ issues, total }: IssueList, issue: Issue): IssueList {
  return { total, issues: issues.map((one) => (one.id === issue.id ? issue : one)) };
}

export const newsletterIssues = definePiece({ component: NewsletterIssues, messages: words });
