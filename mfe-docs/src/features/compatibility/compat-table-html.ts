import type { CompatAnswer, SupportStatement } from '@webdocs/contracts/page/compat';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { platformColumns, type BrowserColumn } from './browser-columns.ts';
import { featureRows, surveyable, type FeatureRow } from './feature-rows.ts';
import { inlineMarkup } from './inline-markup.ts';
import { markup, type Markup } from './markup.ts';
import { reportAddress, sourceAddress } from './report-address.ts';
import { supportHistoryHtml } from './support-history-html.ts';
import { hasHistory, kindOf, marksOf, supportLabel, type SupportKind, type SupportMark } from './support.ts';
import { dayName, languageOfData, type TableSetting } from './table-setting.ts';

const kinds = ['yes', 'partial', 'flag', 'preview', 'no', 'unknown'] as const satisfies readonly SupportKind[];
const marks = ['notes', 'prefix', 'renamed', 'disabled', 'more'] as const satisfies readonly SupportMark[];

/** A whole compatibility table: the same on the server and in the browser, complete without a script. */
export function compatTableHtml(answer: CompatAnswer, setting: TableSetting, { isWhole = false } = {}): string {
  const { text } = setting;
  const { query, browsers } = answer;
  const all = featureRows(query, answer.data);
  const rows = isWhole ? all : surveyable(all);
  const platforms = platformColumns(query, rows, browsers);
  const columns = platforms.flatMap((group) => group.columns);
  const firstOf = new Map(platforms.map(({ platform, columns: [first] }) => [first, platform]));
  const occurring = new Set<SupportKind | SupportMark>();
  const words = wordsOf(setting);
  const body = rows.map((row, index) => featureHtml(row, `${setting.id}-${index}`));
  const source = all.find(({ statement }) => statement.source_file)?.statement.source_file;

  return markup`<div class="head">
      <p class="tip">${text('docs-compat-tip')}</p>
      <p><a class="report" href="${reportAddress({ query, page: setting.page })}">${text('docs-compat-report')}</a></p>
    </div>
    <div class="scroller" data-glean="bcd: link ->">
      <table
        data-long
        aria-label="${text('docs-compat-label', { feature: query })}"
        data-history="${text('docs-compat-history', { browser: '{browser}', feature: '{feature}' })}"
      >
        <thead>
          <tr class="platforms">
            <td></td>
            ${platforms.map(
              ({ platform, columns: { length } }) =>
                markup`<th scope="colgroup" colspan="${length}" class="${platform}"><span>${text(`docs-compat-${platform}`)}</span></th>`,
            )}
          </tr>
          <tr class="browsers">
            <th scope="col">${text('docs-compat-feature')}</th>
            ${columns.map(({ name }) => markup`<th scope="col"><span>${name}</span></th>`)}
          </tr>
        </thead>
        ${body}
      </table>
    </div>
    <ul class="legend">
      ${[...kinds, ...marks].filter((one) => occurring.has(one)).map((one) => markup`<li class="${one}">${words.meanings[one]}</li>`)}
    </ul>
    ${all.length > rows.length && leftOutHtml(all.length, rows.length, setting)}
    <p class="source">${sourceHtml()}</p>`.source;

  function featureHtml(row: FeatureRow, id: string): Markup {
    const { statement, depth } = row;
    const support = statement.support ?? {};
    const told: Markup[] = [];
    const cells = columns.map((column) => {
      const statements = support[column.id] ?? [];
      if (hasHistory(statements)) told.push(supportHistoryHtml(statements, column, featureName(row, false), words.labels, setting));
      return cellHtml(column, statements, id);
    });
    const history =
      told.length > 0 &&
      markup`<tr class="told" id="${id}">
        <td colspan="${columns.length + 1}"><div class="pin">${told}</div></td>
      </tr>`;
    return markup`<tbody>
      <tr>
        <th scope="row" class="depth-${Math.min(depth, 3)}">${featureName(row, true)}${badgesHtml(row, setting)}</th>
        ${cells}
      </tr>
      ${history}
    </tbody>`;
  }

  function featureName({ name, depth, statement }: FeatureRow, isLinked: boolean): Markup {
    const { description, mdn_url: url, translations } = statement;
    const language = translations?.includes(setting.locale) ? setting.locale : fallbackLocale;
    const link = isLinked && depth > 0 && url?.startsWith('/docs/') ? `/${language}${url}` : undefined;
    const inner = description ? inlineMarkup(description, { links: isLinked && !link }) : markup`<code>${name}</code>`;
    const said = markup`<span class="name"${description && languageOfData(setting)}>${inner}</span>`;
    const other = language !== setting.locale && markup` hreflang="${language}"`;
    return link ? markup`<a href="${link}"${other}>${said}</a>` : said;
  }

  /** Where the columns do not fit, the style sheet shows the browser's name, the button's value, in each cell. */
  function cellHtml(column: BrowserColumn, statements: readonly SupportStatement[], history: string): Markup {
    const { name, browser } = column;
    const platform = firstOf.get(column);
    const [current] = statements;
    const kind = kindOf(current);
    const found = marksOf(statements);
    occurring.add(kind);
    for (const mark of found) occurring.add(mark);
    const label = supportLabel(current, browser, words.labels);
    const released = current?.release_date && words.released(current.release_date);
    const spoken = [`${name} ${label}`, words.meanings[kind], ...found.map((mark) => words.meanings[mark])];
    const shown = markup`${found.map((mark) => words.icons[mark])}<span>${label}</span>`;
    return markup`<td class="${kind}${platform && ` ${platform}`}${found.length > 0 && ' marked'}">
      <button value="${name}" aria-label="${spoken.join(', ')}"${released && markup` title="${released}"`} aria-expanded="false" aria-controls="${history}">${shown}</button>
    </td>`;
  }

  function sourceHtml(): Markup {
    const { version, timestamp } = answer.__meta ?? {};
    const dated = version && timestamp && text('docs-compat-source', { version, date: dayName(setting.locale, timestamp) });
    return markup`${source && markup`<a href="${sourceAddress(source)}">${text('docs-compat-on-github')}</a>`} ${dated && markup`<span>${dated}</span>`}`;
  }
}

function wordsOf({ text, locale }: TableSetting) {
  const meaning = (one: SupportKind | SupportMark) => [one, text(`docs-compat-${one}`)] as const;
  const releases = new Map<string, string>();
  return {
    labels: {
      yes: text('docs-compat-label-yes'),
      no: text('docs-compat-label-no'),
      unknown: text('docs-compat-label-unknown'),
      preview: text('docs-compat-label-preview'),
    },
    meanings: Object.fromEntries([...kinds, ...marks].map(meaning)) as Record<SupportKind | SupportMark, string>,
    icons: Object.fromEntries(marks.map((mark) => [mark, markup`<i class="${mark}"></i>`])) as Record<SupportMark, Markup>,
    released(day: string): string {
      let said = releases.get(day);
      if (said === undefined) releases.set(day, (said = text('docs-compat-released', { date: dayName(locale, day) })));
      return said;
    },
  };
}

function badgesHtml({ statement: { status } }: FeatureRow, { text }: TableSetting): readonly Markup[] {
  if (!status) return [];
  const standing = [
    ...(status.experimental ? ['experimental'] : []),
    ...(status.standard_track === false ? ['non-standard'] : []),
    ...(status.deprecated ? ['deprecated'] : []),
  ];
  return standing.map((one) => markup` <span class="badge">${text(`docs-compat-badge-${one}`)}</span>`);
}

function leftOutHtml(total: number, shown: number, { text }: TableSetting): Markup {
  return markup`<p class="left-out">
    ${text('docs-compat-left-out', { count: total - shown, total })} <button type="button" class="show-all">${text('docs-compat-show-all')}</button>
  </p>`;
}
