import { Button } from '@webdocs/design/Button';
import { Note } from '@webdocs/design/Note';
import { loadMessages, type Messages } from '@webdocs/i18n';
import { trustedHtml } from '@webdocs/remote-kit';
import { compatAnswer, CompatDataMissing } from '../../data/compat-answer.ts';
import { compatTableHtml } from './compat-table-html.ts';
import { openLiveTable } from './live-table.ts';
import { reportAddress } from './report-address.ts';
import type { OpenedTable, TableInPage } from './table-in-page.ts';
import words from './words/en-US.ftl';

let drawn = 0;

/** Fetches the data of a table that is not drawn yet, draws it and brings it to life; or says what went wrong. */
export async function openFetchedTable(table: TableInPage, first?: Event): Promise<OpenedTable> {
  const messages = await messagesFor(table);
  const { text } = messages;
  const noTable = (problem: OpenedTable['problem']) => ({ close: () => undefined, problem });
  let answer;
  try {
    answer = await compatAnswer(table.address, table.query);
  } catch (thrown) {
    if (thrown instanceof CompatDataMissing) return noTable(<NoData table={table} text={text} />);
    table.report('COMPAT_UNAVAILABLE', thrown);
    return noTable(<Note kind="danger" title={text('docs-compat-error')} children={text('docs-compat-load-failed')} />);
  }
  try {
    draw(table, messages, answer, false);
  } catch (thrown) {
    table.report('COMPAT_TABLE_FAILED', thrown);
    return noTable(<BrokenTable text={text} />);
  }
  return openLiveTable(table, first);
}

/** The same table again, with the features that it had left out. */
export async function drawWholeTable(table: TableInPage): Promise<void> {
  const [messages, answer] = await Promise.all([messagesFor(table), compatAnswer(table.address, table.query)]);
  draw(table, messages, answer, true);
}

function messagesFor({ locale, pseudo }: TableInPage): Promise<Messages> {
  return loadMessages(words, locale, { pseudo });
}

function draw(
  { element }: TableInPage,
  { text, locale }: Messages,
  answer: Awaited<ReturnType<typeof compatAnswer>>,
  isWhole: boolean,
): void {
  drawn += 1;
  const source = compatTableHtml(answer, { text, locale, page: location.pathname, id: `compat-own-${drawn}` }, { isWhole });
  (element.firstElementChild ?? element).innerHTML = trustedHtml(source);
}

interface ProblemProps {
  readonly text: Messages['text'];
}

function NoData({ table: { query, feedback }, text }: ProblemProps & { readonly table: TableInPage }) {
  const report = reportAddress({ query, page: location.href, at: new Date() });
  return (
    <Note kind="warning" title={text('docs-compat-warning')}>
      <p>{text('docs-compat-missing', { query })}</p>
      <p>
        <a href={report}>{text('docs-compat-missing-report')}</a> · <a href={feedback}>{text('docs-compat-missing-page')}</a>
      </p>
    </Note>
  );
}

function BrokenTable({ text }: ProblemProps) {
  return (
    <Note kind="danger" title={text('docs-compat-error')}>
      <p>{text('docs-compat-table-failed')}</p>
      <Button onClick={() => location.reload()}>{text('docs-compat-reload')}</Button>
    </Note>
  );
}
