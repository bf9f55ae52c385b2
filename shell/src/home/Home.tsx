import { headingId } from '@webdocs/contracts/page/document-ids';
import type { PageOf } from '@webdocs/contracts/page/page';
import { Slot, useConfiguration, useLocale, useText, type PartProps } from '@webdocs/remote-kit';
import { aiHelp } from '../../site-links.ts';
import { leadsToPage } from '../menus/address-in-locale.ts';
import { FeaturedArticles } from './FeaturedArticles.tsx';
import styles from './Home.module.css';
import { LatestNews, RecentContributions } from './NewsLists.tsx';
import { Shelf } from './Shelf.tsx';
import { Spotlight } from './Spotlight.tsx';

/** The front page. What has nothing to show is left out. */
export function Home({ page }: PartProps) {
  return page.renderer === 'Homepage' ? <Front page={page} /> : null;
}

function Front({ page: { hyData } }: { page: PageOf<'Homepage'> }) {
  const text = useText();
  const locale = useLocale();
  const configuration = useConfiguration();
  const { plus, aiHelp: isOn } = configuration.features;
  const mayAsk = plus && isOn && leadsToPage(`/${locale}${aiHelp}`, configuration);
  const { shelf = [], featuredArticles, latestNews, recentContributions, featuredContributor } = hyData;
  return (
    <>
      <div className={styles.hero} data-cover-part="">
        <div className={styles.stage}>
          <div className={styles.words}>
            <h1 id={headingId}>{text('shell-home-title')}</h1>
            <p>{text('shell-home-text')}</p>
            <Slot name="search-hero" className={styles.search} />
            {mayAsk && (
              <p className={styles.ask}>
                <a href={`/${locale}${aiHelp}`}>{text('shell-home-ask')}</a>
              </p>
            )}
          </div>
          {shelf.length > 0 && <Shelf books={shelf} />}
        </div>
      </div>
      <div className={styles.sections} data-glean="homepage">
        {featuredArticles.length > 0 && <FeaturedArticles articles={featuredArticles} />}
        <Slot name="learning" />
        <Slot name="ad-home-main" />
        <div className={styles.lists}>
          {latestNews.items.length > 0 && <LatestNews items={latestNews.items} />}
          {recentContributions.items.length > 0 && <RecentContributions items={recentContributions.items} />}
        </div>
        {featuredContributor && <Spotlight contributor={featuredContributor} />}
        <Slot name="ad-home-footer" />
      </div>
    </>
  );
}
