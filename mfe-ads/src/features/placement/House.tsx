import type { SlotName } from '@webdocs/contracts/remote/slot';
import { useConfiguration, useText } from '@webdocs/remote-kit';
import type { Creative } from './creative-for.ts';
import art from './House.module.css';
import styles from './Placement.module.css';

/** What the site says of itself. */
export function House({ name, href, slot }: Creative & { readonly slot: SlotName }) {
  const text = useText();
  const { products, siteTitle } = useConfiguration();
  const names = { ...products, site: siteTitle };
  const isWide = slot !== 'ad-top' && slot !== 'ad-side';
  return (
    <a className={styles.creative} href={href}>
      <span className={`${styles.picture} ${art[name]} ${isWide ? art.wide : ''}`} />
      <span className={`${styles.words} ${art.words}`}>
        <span className={styles.message}>
          <b>{text(`ads-${name}-heading`, names)}</b> <span className={styles.copy}>{text(`ads-${name}-copy`, names)}</span>
        </span>{' '}
        <span className={styles.more}>{text(`ads-${name}-more`, names)}</span>
      </span>
    </a>
  );
}
