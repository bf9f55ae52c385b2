import type { PageOf } from '@webdocs/contracts/page/page';
import { Button } from '@webdocs/design/Button';
import { arrowRight } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useLocale, useText } from '@webdocs/remote-kit';
import * as site from '../../site-links.ts';
import { inEnglish, otherLanguage } from '../menus/address-in-locale.ts';
import styles from './Spotlight.module.css';

type Contributor = NonNullable<PageOf<'Homepage'>['hyData']['featuredContributor']>;

/** One who writes here, in their own words. */
export function Spotlight({ contributor: { contributorName, url, quote } }: { contributor: Contributor }) {
  const text = useText();
  return (
    <section className={styles.spotlight} aria-labelledby="contributor-spotlight">
      <div>
        <h2 id="contributor-spotlight" className={styles.heading}>
          {text('shell-home-spotlight')}
        </h2>
        <a className={styles.name} href={url}>
          {contributorName}
        </a>
      </div>
      <div>
        {/* Profiles are written in English. */}
        <blockquote className={styles.quote} lang={otherLanguage(useLocale(), inEnglish('/'))}>
          {quote}
        </blockquote>
        <Button href={inEnglish(site.community)} iconAfter={<Glyph of={arrowRight} />}>
          {text('shell-home-get-involved')}
        </Button>
      </div>
    </section>
  );
}
