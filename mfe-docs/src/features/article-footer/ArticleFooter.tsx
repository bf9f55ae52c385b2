import type { Document } from '@webdocs/contracts/page/page';
import { formatDate } from '@webdocs/i18n';
import { useConfiguration, useLocale } from '@webdocs/remote-kit';
import { track } from '@webdocs/telemetry';
import type { ReactNode } from 'react';
import { useMounted } from '../../data/use-mounted.ts';
import { issueAddress } from './issue-address.ts';
import styles from './ArticleFooter.module.css';

interface ArticleFooterProps {
  readonly doc: Document;
  readonly text: (id: string) => string;
  /** Asks whether the page helped. */
  readonly feedback: ReactNode;
}

/** How to make an article better, when it was changed last and by whom, and where its source is. */
export function ArticleFooter({ doc, text, feedback }: ArticleFooterProps) {
  const locale = useLocale();
  const { addresses } = useConfiguration();
  // One copy of the page serves every name of the site: which it was, only the browser knows.
  const siteOrigin = useMounted() ? location.origin : '';
  const { modified, source } = doc;
  const links = [
    ['learn', `/${locale}/community`],
    ['source', source?.github_url && `${source.github_url}?plain=1`],
    ['report', issueAddress(addresses.repository, doc, siteOrigin)],
  ] as const;
  return (
    <footer className={styles.footer}>
      <h2 className={styles.title}>{text('docs-footer')}</h2>
      {feedback}
      <ul className={styles.links}>
        {links.map(
          ([name, href]) =>
            href && (
              <li key={name}>
                <a href={href} onClick={() => track({ kind: 'click', source: `article_footer: ${name}` })}>
                  {text(`docs-footer-${name}`)}
                </a>
              </li>
            ),
        )}
      </ul>
      {(modified || source?.github_url) && (
        <p className={styles.modified}>
          {modified && (
            <>
              {source?.last_commit_url ? <a href={source.last_commit_url}>{text('docs-footer-modified')}</a> : text('docs-footer-modified')}{' '}
              <time dateTime={modified}>{formatDate(locale, modified)}</time>{' '}
            </>
          )}
          <a href={`${doc.mdn_url}/contributors.txt`}>{text('docs-footer-contributors')}</a>
        </p>
      )}
    </footer>
  );
}
