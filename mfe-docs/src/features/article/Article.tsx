import type { Document } from '@webdocs/contracts/page/page';
import { Slot } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import { ArticleTitle } from './ArticleTitle.tsx';
import styles from './Article.module.css';

interface ArticleProps {
  readonly doc: Document;
  /** What is between the title and the first section. */
  readonly opening: ReactNode;
  readonly children: ReactNode;
}

export function Article({ doc, opening, children }: ArticleProps) {
  return (
    <article className={styles.article} lang={doc.locale}>
      <header className={styles.header}>
        <ArticleTitle title={doc.title} html={doc.titleHTML} />
        <Slot name="bookmark" className={styles.ribbon} />
      </header>
      {opening}
      {children}
    </article>
  );
}
