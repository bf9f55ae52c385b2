import type { Locale } from '@webdocs/contracts/reader/locale';
import { createMessages } from '@webdocs/i18n';
import type { ComponentType } from 'react';
import { preferencesMessages } from '../../preferences-messages.ts';
import { ReadingSettings } from './ReadingSettings.tsx';

/** The reading settings with the words of a language. */
export async function settingsIn(locale: Locale, pseudo: boolean): Promise<ComponentType> {
  const { text } = createMessages(locale, await preferencesMessages.sourcesFor(locale), { pseudo });
  return function ReadingSettingsInLanguage() {
    return <ReadingSettings text={text} />;
  };
}
