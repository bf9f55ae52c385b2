import { readFile } from 'node:fs/promises';
import { unpackSearchTitles } from '@webdocs/title-search/search-titles';
import { titleSearch } from '@webdocs/title-search';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { inRepository } from '@webdocs/workbench/repository';
import * as v from 'valibot';
import { atLeast, measured, type Figure } from '../figure.ts';
import { halves, JudgedQuerySchema, type HalfName, type JudgedQuery } from './judged-queries.ts';
import { outcomesOf, qualityOf } from './quality.ts';
import { longestAnswer, type Searcher } from './searcher.ts';

/** Of the half that reports. */
const budgets = { success1: 80, success3: 95 } as const;

/** What readers have typed when they should see the page they want: three to six letters of a name, or the whole of it. */
export const typedFile = (half: HalfName): string => inRepository('infra/bench/search', `typed-${half}.json`);

export async function readTyped(half: HalfName): Promise<JudgedQuery[]> {
  return v.parse(v.array(JudgedQuerySchema), JSON.parse(await readFile(typedFile(half), 'utf8')));
}

/** The list below the field, made of the titles that the site serves by the code that a browser runs. */
export async function quickList(address: string): Promise<Searcher> {
  const rows = unpackSearchTitles(await (await fetch(`${address}/${fallbackLocale}/search-titles.txt`)).text());
  if (!rows) throw new Error(`${address} serves titles that are packed in another form`);
  const search = titleSearch(rows.map(({ title, slug }) => ({ title, url: `/${fallbackLocale}/docs/${slug}` })));
  return { name: 'quick search', find: async (typed) => search.find(typed, longestAnswer).rows.map(({ url }) => url) };
}

export async function typedFigures(searcher: Searcher): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const half of halves) {
    const queries = await readTyped(half);
    const { success1, success3 } = qualityOf(await outcomesOf(queries, searcher));
    const note = `${queries.length} beginnings and names`;
    const name = (place: string) => `quick search, ${half}: wanted page ${place}`;
    if (half === 'reporting')
      figures.push(
        atLeast(budgets.success1, name('first'), success1, '%', { note }),
        atLeast(budgets.success3, name('among the first three'), success3, '%', { note }),
      );
    else figures.push(measured(name('first'), success1, '%', { note }), measured(name('among the first three'), success3, '%', { note }));
  }
  return figures;
}
