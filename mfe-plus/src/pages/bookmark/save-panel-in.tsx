import type { Locale } from '@webdocs/contracts/reader/locale';
import { createMessages } from '@webdocs/i18n';
import type { ComponentType } from 'react';
import { collectionMessages } from '../../collection-messages.ts';
import { LaterWordsProvider } from '../../words.ts';
import { SavePanel, type SavePanelProps } from './SavePanel.tsx';

/** The menu with the words of a language. */
export async function panelIn(locale: Locale, pseudo: boolean): Promise<ComponentType<SavePanelProps>> {
  const { text } = createMessages(locale, await collectionMessages.sourcesFor(locale), { pseudo });
  return function PanelInLanguage(props) {
    return (
      <LaterWordsProvider value={text}>
        <SavePanel {...props} />
      </LaterWordsProvider>
    );
  };
}
