import type { SupportStatement } from '@webdocs/contracts/page/compat';
import type { BrowserColumn } from './browser-columns.ts';
import { implementationBug } from './implementation-bug.ts';
import { inlineMarkup } from './inline-markup.ts';
import { markup, type Markup } from './markup.ts';
import { branchesOf, kindOf, listOf, supportLabel, versionName, type LabelWords, type SupportBranch } from './support.ts';
import { dayName, languageOfData, sentence, type TableSetting } from './table-setting.ts';

/** What one browser did with one feature over time, newest first, by the names that the feature had. */
export function supportHistoryHtml(
  statements: readonly SupportStatement[],
  { name, browser }: BrowserColumn,
  feature: Markup,
  words: LabelWords,
  setting: TableSetting,
): Markup {
  const branches = branchesOf(statements);
  return markup`<div class="history" data-browser="${name}">
    <p class="of">${sentence(setting, 'docs-compat-history', { browser: name, feature })}</p>
    ${branches.map(
      (branch) =>
        markup`${branches.length > 1 && markup`<p class="branch">${branchName(branch, setting)}</p>`}
          <ol>
            ${branch.statements.map(entry)}
          </ol>`,
    )}
  </div>`;

  function entry(support: SupportStatement): Markup {
    const label = supportLabel(support, browser, words);
    const date = support.release_date && setting.text('docs-compat-released', { date: dayName(setting.locale, support.release_date) });
    return markup`<li class="${kindOf(support)}">
      <b>${label}</b>${date && markup`<span class="date">${date}</span>`}
      <div>${sayings(support, name, browser?.pref_url, setting)}</div>
    </li>`;
  }
}

function branchName({ prefix, name }: SupportBranch, setting: TableSetting): Markup | string {
  if (prefix) return sentence(setting, 'docs-compat-branch-prefix', { prefix: code(prefix) });
  if (name) return sentence(setting, 'docs-compat-branch-name', { name: code(name) });
  return setting.text('docs-compat-branch-own');
}

function sayings(support: SupportStatement, browser: string, preferences: string | undefined, setting: TableSetting): readonly Markup[] {
  const { version_removed: removed, prefix, alternative_name: name, flags = [], impl_url: bugs, notes } = support;
  const kind = kindOf(support);
  const said: Array<Markup | string> = [];
  if (typeof removed === 'string') said.push(setting.text('docs-compat-removed', { version: versionName(removed) }));
  else if (kind !== 'flag') said.push(setting.text(`docs-compat-says-${kind}`));
  if (support.partial_implementation && kind !== 'partial') said.push(setting.text('docs-compat-says-partial'));
  if (prefix) said.push(sentence(setting, 'docs-compat-says-prefix', { prefix: code(prefix) }));
  if (name) said.push(sentence(setting, 'docs-compat-says-name', { name: code(name) }));
  for (const flag of flags) {
    const way = `docs-compat-flag-${flag.type === 'preference' ? 'preference' : 'start'}`;
    const value = flag.value_to_set;
    const given = { browser, name: code(flag.name), ...(value ? { value: code(value) } : {}) };
    said.push(sentence(setting, value ? `${way}-value` : way, given));
  }
  if (preferences && flags.some(({ type }) => type === 'preference'))
    said.push(sentence(setting, 'docs-compat-flag-where', { address: code(preferences) }));
  const links = listOf(bugs).filter((address) => /^https?:\/\//i.test(address));
  for (const address of links)
    said.push(sentence(setting, 'docs-compat-bug', { bug: markup`<a href="${address}">${implementationBug(address)}</a>` }));
  return [
    ...said.map((one) => markup`<p>${one}</p>`),
    ...listOf(notes).map((note) => markup`<p${languageOfData(setting)}>${inlineMarkup(note)}</p>`),
  ];
}

function code(text: string): Markup {
  return markup`<code>${text}</code>`;
}
