import type { Document } from '@webdocs/contracts/page';
import type { Locale } from '@webdocs/contracts/locale';
import { formatMonth } from '@webdocs/i18n';

type Status = NonNullable<Document['baseline']>;

interface BaselineRow {
  readonly level: 'high' | 'low' | 'limited';
  readonly sinceId: 'docs-baseline-since' | 'docs-baseline-year' | 'docs-baseline-partial' | 'docs-baseline-undated';
  readonly since: string;
  readonly browsers: ReadonlyArray<{ readonly browser: string; readonly version: string | undefined }>;
}

/** The engines' leading browsers; the phone editions say the same in nearly every case. */
const namedBrowsers = ['chrome', 'edge', 'firefox', 'safari'] as const;

export function baselineRow({ baseline, baseline_low_date: lowDate, support }: Status, locale: Locale): BaselineRow {
  const level = baseline || 'limited';
  const browsers = namedBrowsers.map((browser) => ({ browser, version: support[browser] }));
  if (level === 'limited') return { level, sinceId: 'docs-baseline-partial', since: '', browsers };

  const date = /(≤?)(\d{4})-\d{2}-\d{2}/.exec(lowDate ?? '');
  if (!date) return { level, sinceId: 'docs-baseline-undated', since: '', browsers };
  const [iso, orBefore = '', year = ''] = date;
  if (level === 'low') return { level, sinceId: 'docs-baseline-year', since: orBefore + year, browsers };
  return { level, sinceId: 'docs-baseline-since', since: orBefore + formatMonth(locale, iso.slice(orBefore.length)), browsers };
}
