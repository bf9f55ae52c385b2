import { headingId } from '@webdocs/contracts/page/document-ids';
import type { PageOf } from '@webdocs/contracts/page/page';
import { Button } from '@webdocs/design/Button';
import prose from '@webdocs/reading/prose.module.css';
import { Html, useText } from '@webdocs/remote-kit';
import styles from './Profile.module.css';

/** A contributor who helps to write the documentation, in their own words. */
export function Profile({ hyData }: Pick<PageOf<'ContributorSpotlight'>, 'hyData'>) {
  const text = useText();
  const { contributorName, profileImg, profileImgAlt, usernames, quote, quoteSource, sections } = hyData;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        {profileImg ? (
          <img className={styles.portrait} src={profileImg} alt={profileImgAlt ?? ''} width="200" height="200" />
        ) : (
          <span className={styles.portrait} aria-hidden="true">
            {Array.from(contributorName)[0]}
          </span>
        )}
        <div>
          <p className={styles.label}>{text('blog-spotlight')}</p>
          <h1 id={headingId}>{contributorName}</h1>
          {usernames.github && (
            <p className={styles.account}>
              <a
                href={`https://github.com/${encodeURIComponent(usernames.github)}`}
                rel="noopener"
                aria-label={text('blog-spotlight-github', { name: usernames.github })}
              >
                @{usernames.github}
              </a>
            </p>
          )}
        </div>
      </header>
      {quote && (
        <figure className={styles.quote}>
          <blockquote cite={quoteSource}>
            <p>{quote}</p>
          </blockquote>
          {quoteSource && /^https:/i.test(quoteSource) && (
            <figcaption>
              <a href={quoteSource} rel="noopener">
                {text('blog-spotlight-source')}
              </a>
            </figcaption>
          )}
        </figure>
      )}
      <div className={prose.prose}>
        {sections.map((html, index) => (
          <Html key={index} as="section" className={styles.section} html={html} />
        ))}
      </div>
      <aside className={styles.invitation}>
        <p>{text('blog-spotlight-everybody')}</p>
        <Button kind="primary" href="/en-US/community">
          {text('blog-spotlight-involved')}
        </Button>
      </aside>
    </article>
  );
}
