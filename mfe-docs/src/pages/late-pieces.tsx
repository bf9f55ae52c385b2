import type { Document } from '@webdocs/contracts/page/page';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { useConfiguration, useLocale } from '@webdocs/remote-kit';
import { createContext, lazy, memo, Suspense, useContext, type ComponentType } from 'react';
import type { BaselineDetailsProps } from '../features/baseline/BaselineDetails.tsx';
// What the server made of the late pieces is styled from the first paint, and where no script runs.
import '../features/article-footer/ArticleFooter.module.css';
import '../features/feedback/Feedback.module.css';

/** Pieces of an article that are no part of reading it: a browser fetches them after everything else. */
export interface LatePieces {
  readonly BaselineDetails: ComponentType<BaselineDetailsProps>;
  readonly ArticleEnd: ComponentType<{ readonly doc: Document }>;
}

/** The pieces as the server has them at hand. In a browser nobody gives them: what the server made of them stays until they come. */
export const PiecesAtHand = createContext<LatePieces | undefined>(undefined);

export function useLatePieces(): LatePieces {
  const atHand = useContext(PiecesAtHand);
  const locale = useLocale();
  const { pseudoLocale } = useConfiguration();
  return atHand ?? fetchedIn(locale, pseudoLocale);
}

/** Rendered again only for another page: a change before the piece has come would throw away what the server made. */
export const ArticleEnd = memo(function ArticleEnd({ doc }: { readonly doc: Document }) {
  const { ArticleEnd: Piece } = useLatePieces();
  return (
    <Suspense fallback={null}>
      <Piece doc={doc} />
    </Suspense>
  );
});

const fetched = new Map<string, LatePieces>();

function fetchedIn(locale: Locale, pseudo: boolean): LatePieces {
  const key = `${locale} ${pseudo}`;
  const known = fetched.get(key);
  if (known) return known;
  let asked: Promise<LatePieces> | undefined;
  const all = () =>
    (asked ??= import(/* webpackChunkName: "docs-article-end" */ './late-pieces-in.tsx')
      .then(({ latePiecesIn }) => latePiecesIn(locale, pseudo))
      // Without them the page is as the server made it: its links and forms work.
      .catch(() => new Promise<LatePieces>(() => undefined)));
  const pieces: LatePieces = {
    BaselineDetails: lazy(async () => ({ default: (await all()).BaselineDetails })),
    ArticleEnd: lazy(async () => ({ default: (await all()).ArticleEnd })),
  };
  fetched.set(key, pieces);
  return pieces;
}
