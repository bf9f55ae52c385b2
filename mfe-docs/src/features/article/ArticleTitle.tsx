import { headingId } from '@webdocs/contracts/page/document-ids';
import { Html } from '@webdocs/remote-kit';
import { Fragment } from 'react';
import { breakableParts } from './breakable-parts.ts';
import styles from './Article.module.css';

/** The build gives HTML where part of a title is code; any other title is text. */
export function ArticleTitle({ title, html }: { readonly title: string; readonly html: string | undefined }) {
  if (html?.includes('<')) return <Html as="h1" id={headingId} key={html} html={html} className={styles.title} />;
  return (
    <h1 id={headingId} className={styles.title}>
      {breakableParts(title).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </h1>
  );
}
