import { latePiece } from '@webdocs/remote-kit';
// What the server made of it is styled from the first paint, and where no script runs.
import './ArticleFooter.module.css';
import './Feedback.module.css';

/** The end of an article is no part of reading it: a browser fetches it after everything else. */
export const ArticleEnd = latePiece(
  async () => (await import(/* webpackChunkName: "docs-article-end" */ './ArticleFooter.tsx')).articleFooter,
);
