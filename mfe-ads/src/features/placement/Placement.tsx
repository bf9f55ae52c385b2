import { useConfiguration, useFact, useText, type PartProps } from '@webdocs/remote-kit';
import { creativeFor } from './creative-for.ts';
import styles from './Placement.module.css';

/** Documents have a place beside and one below them: there the style sheet shows the card where there is room, else the banner. */
const documents = /^\/[^/]+\/docs(\/|$)/;

/** One of the five places for a message. Its box is the same whether something is in it or not. */
export function Placement({ slot = 'ad-top' }: PartProps) {
  const text = useText();
  const configuration = useConfiguration();
  const { features } = configuration;
  const names = { ...configuration.products, site: configuration.siteTitle };
  const page = useFact('page');
  const document = useFact('currentDocument');
  const { noAds } = useFact('session').settings;
  const pathname = document?.url ?? page.pathname;
  const creative = creativeFor(slot, pathname, configuration);
  return (
    <section
      className={`${styles.placement} ${styles[slot]}`}
      aria-label={text('ads-label', { slot })}
      data-empty={noAds || undefined}
      data-nothing={!creative || undefined}
      data-has-banner={documents.test(pathname) || undefined}
      data-cover-part="plus"
    >
      {creative && !noAds && (
        <>
          <a className={styles.creative} href={creative.href}>
            <span className={`${styles.picture} ${styles[creative.name]}`} />
            <span className={styles.words}>
              <span className={styles.message}>
                <b>{text(`ads-${creative.name}-heading`, names)}</b>{' '}
                <span className={styles.copy}>{text(`ads-${creative.name}-copy`, names)}</span>
              </span>{' '}
              <span className={styles.more}>{text(`ads-${creative.name}-more`, names)}</span>
            </span>
          </a>
          <span className={styles.badge}>{text('ads-badge')}</span>
          {features.plus && <NoAdsLinks />}
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
