import type { Analysis } from '@webdocs/contracts/api/observatory-report';
import { Button } from '@webdocs/design/Button';
import { Field } from '@webdocs/design/Field';
import { Select } from '@webdocs/design/Select';
import { formatNumber } from '@webdocs/i18n';
import { definePiece, useLocale, useText } from '@webdocs/remote-kit';
import { useRef, useState, type FormEvent } from 'react';
import { readEarlierScan, readReport } from '../../data/observatory.ts';
import { momentOf } from '../../scan-report/moment-of.ts';
import { nameOfTest } from '../../scan-report/known-words.ts';
import { signed } from '../../scan-report/signed-points.ts';
import { scanProblem, type ScanProblem } from '../../calls/scan-problem.ts';
import { differencesOf } from './differences-of.ts';
import words from './words/en-US.ftl';
import { ReportTable } from '../../scan-report/ReportTable.tsx';
import styles from './Compare.module.css';

interface CompareProps {
  readonly host: string;
  readonly scanner: string;
  readonly isOwn: boolean;
  readonly analysis: Analysis;
}

type Compared =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly name: string; readonly problem: ScanProblem }
  | { readonly state: 'there'; readonly one: Side; readonly other: Side };

/** The same tests of another host, or of an earlier day. */
function Compare({ host, scanner, isOwn, analysis }: CompareProps) {
  const text = useText();
  const locale = useLocale();
  const [compared, setCompared] = useState<Compared>();
  const asked = useRef<object>(undefined);
  const earlier = analysis.history.filter(({ id }) => id > 0 && id !== analysis.scan.id);

  async function show(names: { readonly one: string; readonly other: string }, read: () => Promise<Analysis>) {
    const asking = (asked.current = {});
    setCompared({ state: 'loading' });
    const next = await read().then(
      (other): Compared => ({ state: 'there', one: { name: names.one, analysis }, other: { name: names.other, analysis: other } }),
      (thrown: unknown): Compared => ({ state: 'failed', name: names.other, problem: scanProblem(thrown) }),
    );
    // What is answered after the next was asked for is dropped.
    if (asked.current === asking) setCompared(next);
  }

  function compareHost(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const other = String(new FormData(event.currentTarget).get('with') ?? '').trim();
    if (other) void show({ one: host, other }, () => readReport(scanner, { host: other }));
  }

  return (
    <section className={styles.section}>
      <h2>{text('plus-compare-title')}</h2>
      <div className={styles.ways}>
        <form onSubmit={compareHost} className={styles.form}>
          <Field
            name="with"
            label={text('plus-compare-host')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            required
          />
          <Button type="submit">{text('plus-compare-show')}</Button>
        </form>
        {isOwn && earlier.length > 0 && (
          <Select
            label={text('plus-compare-earlier')}
            value=""
            onChange={({ currentTarget: { value } }) => {
              const past = earlier.find(({ id }) => String(id) === value);
              const [one, other] = [analysis.scan, past ?? analysis.scan].map(({ scanned_at: at }) => momentOf(locale, at));
              if (past && one && other) void show({ one, other }, () => readEarlierScan(value));
            }}
          >
            <option value="">{text('plus-compare-choose')}</option>
            {earlier.toReversed().map(({ id, scanned_at: at, grade }) => (
              <option key={id} value={id}>
                {momentOf(locale, at)} ({grade})
              </option>
            ))}
          </Select>
        )}
      </div>
      <div role="status">
        {compared?.state === 'loading' && <p>{text('plus-compare-loading')}</p>}
        {compared?.state === 'failed' && <Failed name={compared.name} problem={compared.problem} />}
      </div>
      {compared?.state === 'there' && <Difference one={compared.one} other={compared.other} />}
    </section>
  );
}

/** Why there is no other report, in the words of a report of its own. */
function Failed({ name, problem: { kind, answered } }: { readonly name: string; readonly problem: ScanProblem }) {
  const text = useText();
  const why = text(`plus-problem-${kind}`, { host: name, status: answered });
  return (
    <p>
      {text('plus-compare-failed')} {why}
    </p>
  );
}

interface Side {
  readonly name: string;
  readonly analysis: Analysis;
}

function Difference({ one, other }: { readonly one: Side; readonly other: Side }) {
  const text = useText();
  const locale = useLocale();
  const title = text('plus-compare-table', { one: one.name, other: other.name });
  const scoreOf = ({ analysis: { scan } }: Side) => `${formatNumber(locale, scan.score ?? 0)} (${scan.grade ?? '–'})`;
  return (
    <ReportTable title={title} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('plus-compare-test')}</th>
          <th scope="col" translate="no">
            {one.name}
          </th>
          <th scope="col" translate="no">
            {other.name}
          </th>
        </tr>
      </thead>
      <tbody>
        {differencesOf(one.analysis.tests, other.analysis.tests).map(({ name, title: given, points, otherPoints }) => (
          <tr key={name} data-differs={points !== otherPoints || undefined}>
            <th scope="row">{nameOfTest(text, { name, title: given })}</th>
            <td>{points === undefined ? '–' : signed(locale, points)}</td>
            <td>{otherPoints === undefined ? '–' : signed(locale, otherPoints)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text('plus-compare-score')}</th>
          <td>{scoreOf(one)}</td>
          <td>{scoreOf(other)}</td>
        </tr>
      </tfoot>
    </ReportTable>
  );
}

export const compare = definePiece({ component: Compare, messages: words });
