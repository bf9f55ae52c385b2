import { observatoryLimits } from '@webdocs/contracts/api/observatory-report';
import { Button } from '@webdocs/design/Button';
import { globe } from '@webdocs/design/drawings';
import { Field } from '@webdocs/design/Field';
import { Glyph } from '@webdocs/design/Glyph';
import { useLocale, useNavigate, useText } from '@webdocs/remote-kit';
import { useState, type FormEvent } from 'react';
import { hostProblem, type HostProblem } from './host-problem.ts';
import styles from './ScanForm.module.css';

interface ScanFormProps {
  readonly host?: string;
  /** Our own scanner lists what was scanned last. */
  readonly hasRecentList: boolean;
}

/** Leads to the report. A form that browsers send by themselves; with a script a slip is said under the field. */
export function ScanForm({ host = '', hasRecentList }: ScanFormProps) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<HostProblem>();
  const action = `/${locale}/observatory/analyze`;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const written = String(given.get('host') ?? '').trim();
    const found = hostProblem(written);
    setProblem(found);
    if (found) return form.querySelector<HTMLInputElement>('[name=host]')?.focus();
    navigate(`${action}?${new URLSearchParams({ host: written, ...(given.has('hidden') ? { hidden: 'true' } : {}) })}`);
  }

  return (
    <form className={styles.form} action={action} method="get" noValidate onSubmit={submit}>
      <Field
        className={styles.field}
        name="host"
        label={text('plus-scan-site')}
        placeholder={text('plus-scan-placeholder')}
        hint={text('plus-scan-hint')}
        error={problem && text(`plus-scan-host-${problem}`)}
        defaultValue={host}
        required
        maxLength={observatoryLimits.host}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        before={<Glyph of={globe} />}
        after={
          <Button type="submit" kind="primary" data-glean="observatory: scan">
            {text('plus-scan-start')}
          </Button>
        }
      />
      {hasRecentList && (
        <label className={styles.hidden}>
          <input type="checkbox" name="hidden" value="true" />
          <span>{text('plus-scan-hidden')}</span>
        </label>
      )}
    </form>
  );
}
