import type { Analysis, ScannedCookie } from '@webdocs/contracts/api/observatory-report';
import { check, close } from '@webdocs/design/drawings';
import { EmptyState } from '@webdocs/design/EmptyState';
import { Glyph } from '@webdocs/design/Glyph';
import { formatDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { ReportTable } from '../../scan-report/ReportTable.tsx';
import styles from './Panels.module.css';

/** Every cookie with all that browsers are told of it. */
export function CookiesPanel({ analysis }: { readonly analysis: Analysis }) {
  const text = useText();
  const locale = useLocale();
  const cookies = cookiesIn(analysis);
  if (cookies.length === 0) return <EmptyState className={styles.empty} title={text('plus-cookies-none')} />;
  const yesOrNo = (is: boolean) => (
    <span className={styles.sign} data-is={is}>
      <Glyph of={is ? check : close} size={16} />
      {text(is ? 'plus-cookies-yes' : 'plus-cookies-no')}
    </span>
  );
  return (
    <ReportTable title={text('plus-cookies-table')} className={styles.table}>
      <thead>
        <tr>
          {(['name', 'purpose', 'expires', 'path'] as const).map((name) => (
            <th key={name} scope="col">
              {text(`plus-cookies-${name}`)}
            </th>
          ))}
          {['Secure', 'HttpOnly', 'SameSite', '__Host-'].map((name) => (
            <th key={name} scope="col" translate="no">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cookies.map(([name, cookie]) => (
          <tr key={name}>
            <th scope="row" translate="no">
              {name}
            </th>
            <td>{text(`plus-cookies-purpose-${cookie.purpose ?? 'other'}`)}</td>
            <td>{cookie.expires === null ? text('plus-cookies-session') : formatDate(locale, cookie.expires)}</td>
            <td translate="no">
              {cookie.domain}
              {cookie.path}
            </td>
            <td>{yesOrNo(cookie.secure)}</td>
            <td>{yesOrNo(cookie.httponly)}</td>
            <td translate="no">{cookie.samesite ?? '–'}</td>
            <td>{prefixOf(name, cookie.is_prefix_broken)}</td>
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );

  function prefixOf(name: string, isBroken = false) {
    if (isBroken) return text('plus-cookies-prefix-broken');
    return /^__(host|secure)-/i.test(name) ? text('plus-cookies-prefix-kept') : text('plus-cookies-prefix-none');
  }
}

export function cookiesIn({ tests }: Pick<Analysis, 'tests'>) {
  const data = tests.cookies?.data;
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([name, value]) => (isCookie(value) ? [[name, value] as const] : []));
}

/** The answer was checked when it came: a value with this attribute has the others. */
function isCookie(value: unknown): value is ScannedCookie {
  return typeof value === 'object' && value !== null && 'httponly' in value;
}
