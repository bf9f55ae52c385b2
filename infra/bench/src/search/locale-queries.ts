import { readFile } from 'node:fs/promises';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { inRepository } from '@webdocs/workbench/repository';
import * as v from 'valibot';
import { JudgedQuerySchema } from './judged-queries.ts';

const LocaleQueriesSchema = v.record(v.picklist(activeLocales), v.array(JudgedQuerySchema));
export type LocaleQueries = v.InferOutput<typeof LocaleQueriesSchema>;

/** What readers of the other languages type to find the translations of the default content. */
export async function readLocaleQueries(): Promise<LocaleQueries> {
  return v.parse(LocaleQueriesSchema, JSON.parse(await readFile(inRepository('infra/bench/search/locales.json'), 'utf8')));
}
