import { headingId } from '@webdocs/contracts/page/document-ids';
import type { WritersPage } from '@webdocs/contracts/page/writers-page';
import { Button } from '@webdocs/design/Button';
import { Field } from '@webdocs/design/Field';
import { formatDate, formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { pathOf, tableAddress } from './table-address.ts';
import { useGrowingTable } from './use-growing-table.ts';
import styles from './WriterTable.module.css';

const views = ['flaws', 'translations', 'sitemap', 'feedback'] as const;

/** A page for writers: one table, what it can be narrowed to, and the way to the others. */
export function WriterTable({ served }: { readonly served: WritersPage }) {
  const text = useText();
  const locale = useLocale();
  const page = useGrowingTable(served);
  const { view, progress, trail, total } = page;
  return (
    <div className={styles.page}>
      <nav className={styles.views} aria-label={text('docs-writers-nav')}>
        {views.map((name) => (
          <a key={name} href={`/${locale}/_${name}`} aria-current={view.startsWith(name) ? 'page' : undefined}>
            {text(`docs-writers-${name}`)}
          </a>
        ))}
      </nav>
      <h1 id={headingId}>{text(`docs-writers-${view}`)}</h1>
      <p className={styles.about}>{text(`docs-writers-${view}-about`)}</p>
      {trail.length > 0 && (
        <p className={styles.trail}>
          {trail.map(({ title, url }) => (
            <a key={url} href={url}>
              {title}
            </a>
          ))}
        </p>
      )}
      <Narrowing page={page} />
      <p className={styles.total} role="status">
        {text('docs-writers-rows', { count: total })}
        {progress && (
          <>
            {' · '}
            {text('docs-writers-progress', { done: formatNumber(locale, progress.done), total: formatNumber(locale, progress.total) })}{' '}
            <progress value={progress.done} max={progress.total} />
          </>
        )}
      </p>
      {page.rows.length > 0 ? <Rows page={page} /> : <p>{text('docs-writers-none')}</p>}
      <Pager page={page} />
    </div>
  );
}

function Narrowing({ page: { url, counts, filter, view } }: { readonly page: WritersPage }) {
  const text = useText();
  const locale = useLocale();
  const kinds = [{ kind: '', count: undefined }, ...counts];
  return (
    <search className={styles.narrowing}>
      <form action={pathOf(url)} className={styles.form}>
        <Field label={text('docs-writers-filter')} type="search" name="q" defaultValue={filter.query} />
        {filter.kind && <input type="hidden" name="kind" value={filter.kind} />}
        <Button type="submit">{text('docs-writers-filter-submit')}</Button>
      </form>
      {counts.length > 0 && (
        <ul className={styles.kinds} aria-label={text('docs-writers-kinds')}>
          {kinds.map(({ kind, count }) => (
            <li key={kind}>
              <a href={tableAddress(url, { query: filter.query, kind })} aria-current={kind === filter.kind ? 'true' : undefined}>
                {kind === '' ? text('docs-writers-all-kinds') : view === 'flaws' ? kind : text(`docs-writers-column-${kind}`)}
                {count !== undefined && <span className={styles.count}>{formatNumber(locale, count)}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

function Rows({ page: { columns, rows } }: { readonly page: WritersPage }) {
  const text = useText();
  return (
    <div className={styles.scroller} role="region" aria-label={text('docs-writers-column-page')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('docs-writers-column-page')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {text(`docs-writers-column-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <TableRow key={row.url ?? row.below ?? index} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow({ row, columns }: { readonly row: WritersPage['rows'][number]; readonly columns: readonly string[] }) {
  const text = useText();
  const { title, url, file, cells, below } = row;
  return (
    <tr>
      <th scope="row">
        {url === undefined ? title : <a href={url}>{title}</a>}
        {url !== undefined && <span className={styles.address}>{url}</span>}
        {file !== undefined && (
          <form action="/_open" className={styles.open}>
            <input type="hidden" name="filepath" value={file} />
            <button type="submit">{text('docs-writers-open')}</button>
          </form>
        )}
      </th>
      {columns.map((column, index) => (
        <td key={column} data-column={column}>
          {column === 'pages-below' && below !== undefined ? (
            <a href={below}>
              <Cell column={column} value={cells[index]} />
            </a>
          ) : (
            <Cell column={column} value={cells[index]} />
          )}
        </td>
      ))}
    </tr>
  );
}

function Cell({ column, value }: { readonly column: string; readonly value: string | number | null | undefined }) {
  const text = useText();
  const locale = useLocale();
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return formatNumber(locale, value);
  if (column === 'state') return text(`docs-writers-column-${value}`);
  if (column === 'english-modified') return <time dateTime={value}>{formatDate(locale, value)}</time>;
  return value;
}

function Pager({ page: { url, filter, page, pages } }: { readonly page: WritersPage }) {
  const text = useText();
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label={text('docs-writers-page-of', { page, pages })}>
      {page > 1 && <Button href={tableAddress(url, { ...filter, page: page - 1 })}>{text('docs-writers-previous')}</Button>}
      <span>{text('docs-writers-page-of', { page, pages })}</span>
      {page < pages && <Button href={tableAddress(url, { ...filter, page: page + 1 })}>{text('docs-writers-next')}</Button>}
    </nav>
  );
}
