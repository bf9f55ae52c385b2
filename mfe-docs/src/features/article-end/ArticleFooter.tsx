import type { Document } from '@webdocs/contracts/page/page';
import { formatDate } from '@webdocs/i18n';
import { definePiece, useConfiguration, useLocale, useMounted, useText } from '@webdocs/remote-kit';
import { track } from '@webdocs/telemetry';
import { Feedback } from './Feedback.tsx';
import { issueAddress } from './issue-address.ts';
import { sectionFiles } from './section-files.ts';
import styles from './ArticleFooter.module.css';
import words from './words/en-US.ftl';

/** Whether the article helped, how to make it better, when it was changed last and by whom, and where its source is. */
function ArticleFooter({ doc }: { readonly doc: Document }) {
  const text = useText();
  const locale = useLocale();
  const { addresses, offline: hasSections } = useConfiguration();
  // One copy of the page serves every name of the site: which it was, only the browser knows.
  const siteOrigin = useMounted() ? location.origin : '';
  const { modified, source } = doc;
  const section = hasSections ? sectionFiles(doc) : undefined;
  const links = [
    ['learn', `/${locale}/community`],
    ['source', source?.github_url && `${source.github_url}?plain=1`],
    ['markdown', `${doc.mdn_url}.md`],
    ['report', issueAddress(addresses.repository, doc, siteOrigin)],
  ] as const;
  return (
    <footer className={styles.footer}>
      <h2 className={styles.title}>{text('docs-footer')}</h2>
      <Feedback key={doc.mdn_url} url={doc.mdn_url} />
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
        {section && (
          <li className={styles.section}>
            {text('docs-footer-section', { title: section.title })}
            {section.files.map(([name, href]) => (
              <a key={name} href={href} rel="nofollow">
                {name}
              </a>
            ))}
          </li>
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
          <a href={`${doc.mdn_url}/contributors.txt`}>{text(modified ? 'docs-footer-contributors' : 'docs-footer-contributors-alone')}</a>
        </p>
      )}
    </footer>
  );
}

export const articleFooter = definePiece({ component: ArticleFooter, messages: words });
