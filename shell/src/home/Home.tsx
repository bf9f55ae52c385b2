import { headingId } from '@webdocs/contracts/page/document-ids';
import type { PageOf } from '@webdocs/contracts/page/page';
import { Slot, useText, type PartProps } from '@webdocs/remote-kit';
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
  const { shelf = [], featuredArticles, latestNews, recentContributions, featuredContributor } = hyData;
  return (
    <>
      <div className={styles.hero} data-cover-part="">
        <div className={styles.stage}>
          <div className={styles.words}>
            <h1 id={headingId}>{text('shell-home-title')}</h1>
            <p>{text('shell-home-text')}</p>
            <Slot name="search-hero" className={styles.search} />
          </div>
          {shelf.length > 0 && <Shelf books={shelf} />}
        </div>
      </div>
      <div className={styles.sections} data-glean="homepage">
        {featuredArticles.length > 0 && <FeaturedArticles articles={featuredArticles} />}
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
