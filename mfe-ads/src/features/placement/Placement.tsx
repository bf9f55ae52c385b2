import { useConfiguration, useFact, useText, type PartProps } from '@webdocs/remote-kit';
import { House } from './House.tsx';
import { creativeFor } from './creative-for.ts';
import styles from './Placement.module.css';
// Here, as the entry would need code to fetch style sheets that come later.
import './paid/PaidCreative.module.css';
import { usePaid } from './use-paid.ts';

/** Documents have a place beside and one below them: there the style sheet shows the card where there is room, else the banner. */
const documents = /^\/[^/]+\/docs(\/|$)/;

/**
 * One of the five places for a message. Its box is the same whether something is in it or not. The server puts what the site says of itself
 * there; what is paid for takes its room once it has come.
 */
export function Placement({ slot = 'ad-top' }: PartProps) {
  const text = useText();
  const configuration = useConfiguration();
  const page = useFact('page');
  const document = useFact('currentDocument');
  const {
    status,
    settings: { noAds },
  } = useFact('session');
  const pathname = document?.url ?? page.pathname;
  const house = creativeFor(slot, pathname, configuration);
  // Only in the room of a message that is there, and where it is known whether this reader wants ads.
  const isWanted = house && !noAds && ['anonymous', 'signed-in'].includes(status);
  const paid = usePaid(slot, pathname, isWanted);
  const content = paid ?? (house && <House {...house} slot={slot} />);
  return (
    <section
      className={`${styles.placement} ${styles[slot]}`}
      aria-label={text('ads-label', { slot })}
      data-glean={`pong: ${slot}`}
      data-empty={noAds || undefined}
      data-nothing={!content || undefined}
      data-has-banner={documents.test(pathname) || undefined}
      data-cover-part="plus"
    >
      {content && !noAds && (
        <>
          {content}
          <span className={styles.badge}>{text('ads-badge')}</span>
          {configuration.features.plus && <NoAdsLinks />}
        </>
      )}
    </section>
  );
}

/** Who reads is not known to a cached page: both links are in it, and the mark on the root shows one. */
function NoAdsLinks() {
  const text = useText();
  return (
    <span className={styles.refuse}>
      <a className={styles.visitor} href="/en-US/plus?ref=nope#subscribe">
        {text('ads-refuse')}
      </a>
      <a className={styles.subscriber} href="/en-US/plus/settings?ref=nope">
        {text('ads-refuse')}
      </a>
    </span>
  );
}
