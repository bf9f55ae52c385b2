import type { Document } from '@webdocs/contracts/page/page';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { formatMonth } from '@webdocs/i18n';

type Status = NonNullable<Document['baseline']>;
export type Level = NonNullable<NonNullable<Document['status']>['baseline']>;

export interface BrowserSupport {
  readonly browser: string;
  /** Since which it has the feature; undefined where it has not. */
  readonly version: string | undefined;
}

export interface BaselineRow {
  readonly level: Level;
  readonly sinceId: 'docs-baseline-since' | 'docs-baseline-year' | 'docs-baseline-undated';
  readonly since: string;
  /** The engines' leading browsers; nothing of them is known where there is no status. */
  readonly browsers: readonly BrowserSupport[];
  readonly engines: ReadonlyArray<{ readonly name: string; readonly browsers: readonly BrowserSupport[] }>;
}

const leading = ['chrome', 'edge', 'firefox', 'safari'] as const;
const engines = [
  { name: 'Blink', browsers: ['chrome', 'chrome_android', 'edge'] },
  { name: 'Gecko', browsers: ['firefox', 'firefox_android'] },
  { name: 'WebKit', browsers: ['safari', 'safari_ios'] },
] as const;

/** What the line under a title says: of a feature that should not be used any more, that before anything else. */
export function baselineRow(status: Status | undefined, standing: Level | undefined, locale: Locale): BaselineRow | undefined {
  const isAdvisedAgainst = standing === 'discouraged' || standing === 'removing';
  if (!status && !isAdvisedAgainst) return undefined;
  const level = isAdvisedAgainst ? standing : status?.baseline || 'limited';
  const supportOf = (browser: string): BrowserSupport => ({ browser, version: status?.support[browser] });
  const isKnown = status !== undefined && Object.keys(status.support).length > 0;
  return {
    level,
    ...since(level, status?.baseline_low_date, locale),
    browsers: isKnown ? leading.map(supportOf) : [],
    engines: isKnown ? engines.map(({ name, browsers }) => ({ name, browsers: browsers.map(supportOf) })) : [],
  };
}

function since(level: Level, lowDate: string | undefined, locale: Locale): Pick<BaselineRow, 'sinceId' | 'since'> {
  const date = /(≤?)(\d{4})-\d{2}-\d{2}/.exec(lowDate ?? '');
  if (!date || (level !== 'high' && level !== 'low')) return { sinceId: 'docs-baseline-undated', since: '' };
  const [iso, orBefore = '', year = ''] = date;
  if (level === 'low') return { sinceId: 'docs-baseline-year', since: orBefore + year };
  return { sinceId: 'docs-baseline-since', since: orBefore + formatMonth(locale, iso.slice(orBefore.length)) };
}
