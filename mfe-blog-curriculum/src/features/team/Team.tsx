import type { TeamMember } from '@webdocs/contracts/page/page';
import { followedAddress, sitePath } from '@webdocs/contracts/reader/site-path';
import { useLocale, useText } from '@webdocs/remote-kit';
import styles from './Team.module.css';

/** Who makes the site, each with a way to read more where there is one. Names and roles are as they were written. */
export function Team({ id, team }: { readonly id: string; readonly team: readonly TeamMember[] }) {
  const text = useText();
  return (
    <section lang={useLocale()} aria-labelledby={id}>
      <h2 id={id}>{text('blog-team-title')}</h2>
      <ul className={styles.team}>
        {team.map(({ name, role, url, picture }, index) => (
          <li key={index} className={styles.member}>
            {/* No page asks another site for anything before its reader does. */}
            {picture && sitePath.test(picture) ? (
              <img className={styles.portrait} src={picture} alt="" width="64" height="64" loading="lazy" />
            ) : (
              <span className={styles.portrait} aria-hidden="true">
                {Array.from(name)[0]}
              </span>
            )}
            <div lang="en">
              {url && followedAddress.test(url) ? (
                <a href={url} translate="no">
                  {name}
                </a>
              ) : (
                <span translate="no">{name}</span>
              )}
              {role && <p>{role}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
