import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import * as v from 'valibot';
import type { DocumentRecord } from '../read/document-index.ts';
import type { PageContext } from './page-context.ts';

const TranslationSchema = v.object({
  l10n: v.object({ sourceCommit: v.optional(v.string()), machineTranslated: v.optional(v.boolean()) }),
});

/** What readers of a translation should know of it. */
export interface TranslationState {
  readonly isMachineTranslated?: true | undefined;
  /** When the English page was changed, where that was after the translation. */
  readonly englishModified?: string | undefined;
}

export function translationState(
  { locale, slug, file }: DocumentRecord,
  matter: Readonly<Record<string, unknown>>,
  { corpus: { documents, history } }: Pick<PageContext, 'corpus'>,
): TranslationState {
  if (locale === fallbackLocale) return {};
  const told = v.safeParse(TranslationSchema, matter);
  const { sourceCommit, machineTranslated } = told.success ? told.output.l10n : {};
  const english = documents.find(fallbackLocale, slug);
  const [own, original] = [history.get(file), english && history.get(english.file)];
  const isOfThisText = original !== undefined && sourceCommit !== undefined && original.hash.startsWith(sourceCommit);
  const isLater = own !== undefined && original !== undefined && Date.parse(original.modified) > Date.parse(own.modified);
  return {
    isMachineTranslated: machineTranslated || undefined,
    englishModified: isLater && !isOfThisText ? original.modified : undefined,
  };
}
