import { changeIssue, issueLimits, testIssue, writeIssue, type Issue } from '@webdocs/contracts/api/newsletter-issues';
import { activeLocales, nativeNames, type Locale } from '@webdocs/contracts/reader/locale';
import { Button } from '@webdocs/design/Button';
import { Field } from '@webdocs/design/Field';
import { Select } from '@webdocs/design/Select';
import { Textarea } from '@webdocs/design/Textarea';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useText } from '@webdocs/remote-kit';
import { useState, type SubmitEvent } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { IssueDialog, type IssueAct } from './IssueDialog.tsx';
import { Previews } from './Previews.tsx';
import type { Draft } from './draft.ts';
import styles from './NewsletterIssues.module.css';

interface IssueEditorProps {
  /** As it is saved; none while it never was. */
  readonly issue: Issue | undefined;
  readonly draft: Draft;
  readonly isUnsaved: boolean;
  readonly onType: (draft: Draft) => void;
  /** Goes back to what is saved now, also by another person. */
  readonly onDiscard: () => void;
  readonly onSaved: (issue: Issue) => void;
  readonly onSent: (issue: Issue) => void;
  readonly onDeleted: () => void;
  readonly onSay: (words: string) => void;
  readonly Failed: FailedCallComponent;
}

const rows = 16;

/** A draft. What is shown, tested and sent is what was saved. */
export function IssueEditor({ issue, draft, isUnsaved, onType, onDiscard, onSaved, onSent, onDeleted, onSay, Failed }: IssueEditorProps) {
  const text = useText();
  const call = useRepeatableCall();
  const [asked, ask] = useState<IssueAct>();
  const type = (change: Partial<Draft>) => {
    const { subject, text: body, locale, locales, version } = draft;
    onType({ subject, text: body, locale, locales, version, ...change });
  };
  const isReady = issue !== undefined && !isUnsaved;

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { subject, text: body, locale, locales, version } = draft;
    const written = { subject, text: body, locale, locales };
    call.run(async () =>
      onSaved(
        issue
          ? await callApi(changeIssue, { params: { id: issue.id }, body: { ...written, version } })
          : await callApi(writeIssue, { body: written }),
      ),
    );
  }
  const test = () =>
    issue &&
    call.run(async () => {
      const { to } = await callApi(testIssue, { params: { id: issue.id } });
      onSay(text('plus-issues-tested', { email: to }));
    });

  return (
    <>
      <form className={styles.form} onSubmit={save}>
        <Field
          label={text('plus-issues-subject')}
          value={draft.subject}
          maxLength={issueLimits.subject}
          dir="auto"
          onChange={({ currentTarget }) => type({ subject: currentTarget.value })}
        />
        <Select
          label={text('plus-issues-locale')}
          value={draft.locale}
          onChange={({ currentTarget }) => type({ locale: currentTarget.value as Locale })}
        >
          {activeLocales.map((locale) => (
            <option key={locale} value={locale} lang={locale} translate="no">
              {nativeNames[locale]}
            </option>
          ))}
        </Select>
        <fieldset className={styles.locales}>
          <legend>{text('plus-issues-locales')}</legend>
          {activeLocales.map((locale) => (
            <label key={locale}>
              <input
                type="checkbox"
                checked={draft.locales.includes(locale)}
                onChange={({ currentTarget }) =>
                  type({ locales: activeLocales.filter((one) => (one === locale ? currentTarget.checked : draft.locales.includes(one))) })
                }
              />
              <span lang={locale} translate="no">
                {nativeNames[locale]}
              </span>
            </label>
          ))}
        </fieldset>
        <Textarea
          label={text('plus-issues-text')}
          hint={text('plus-issues-text-hint')}
          value={draft.text}
          maxLength={issueLimits.text}
          rows={rows}
          dir="auto"
          onChange={({ currentTarget }) => type({ text: currentTarget.value })}
        />
        <div className={styles.acts}>
          <Button type="submit" kind="primary" aria-disabled={call.isPending || undefined}>
            {text(call.isPending ? 'plus-issues-working' : 'plus-issues-save')}
          </Button>
          {isUnsaved && <Button onClick={onDiscard}>{text('plus-issues-discard')}</Button>}
          {isReady && (
            <>
              <Previews id={issue.id} />
              <Button aria-disabled={call.isPending || undefined} onClick={test}>
                {text('plus-issues-test')}
              </Button>
              <Button onClick={() => ask('send')}>{text('plus-issues-send')}</Button>
              <Button kind="danger" onClick={() => ask('delete')}>
                {text('plus-issues-delete')}
              </Button>
            </>
          )}
        </div>
        {!isReady && <p className={styles.note}>{text('plus-issues-unsaved')}</p>}
        <Failed call={call} />
      </form>
      {issue && asked && (
        <IssueDialog
          act={asked}
          issue={issue}
          onClose={() => ask(undefined)}
          onDone={(done) => (done ? onSent(done) : onDeleted())}
          Failed={Failed}
        />
      )}
    </>
  );
}
