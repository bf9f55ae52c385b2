import type { Locale } from '@webdocs/contracts/reader/locale';
import { createMessages } from '@webdocs/i18n';
import { articleEndMessages } from '../article-end-messages.ts';
import { ArticleFooter } from '../features/article-footer/ArticleFooter.tsx';
import { BaselineDetails } from '../features/baseline/BaselineDetails.tsx';
import { Feedback } from '../features/feedback/Feedback.tsx';
import type { LatePieces } from './late-pieces.tsx';

/** The late pieces of an article with the words of a language. */
export async function latePiecesIn(locale: Locale, pseudo: boolean): Promise<LatePieces> {
  return latePiecesWith(createMessages(locale, await articleEndMessages.sourcesFor(locale), { pseudo }).text);
}

export function latePiecesWith(text: (id: string) => string): LatePieces {
  return {
    BaselineDetails: (props) => <BaselineDetails {...props} text={text} />,
    ArticleEnd: ({ doc }) => (
      <ArticleFooter doc={doc} text={text} feedback={<Feedback key={doc.mdn_url} url={doc.mdn_url} text={text} />} />
    ),
  };
}
