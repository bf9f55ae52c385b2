import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Document } from '@webdocs/contracts/page/page';
import { createMessages } from '@webdocs/i18n';
import type { ComponentType } from 'react';
import { writersMessages } from '../../writers-messages.ts';
import { Toolbar } from './Toolbar.tsx';

/** The toolbar with the words of a language. */
export async function toolbarIn(
  locale: Locale,
  { pseudoLocale, developmentMode }: Pick<PublicConfiguration, 'pseudoLocale' | 'developmentMode'>,
): Promise<ComponentType<{ readonly doc: Document }>> {
  const { text } = createMessages(locale, await writersMessages.sourcesFor(locale), { pseudo: pseudoLocale });
  return function ToolbarInLanguage({ doc }) {
    return <Toolbar doc={doc} locale={locale} text={text} followsFile={!developmentMode} />;
  };
}
