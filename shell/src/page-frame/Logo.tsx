import { clothOf, type Address } from '@webdocs/contracts/address';
import { Mark } from '@webdocs/design/Mark';
import { useConfiguration } from '@webdocs/remote-kit';
import styles from './Logo.module.css';

/** The way home. In the Plus area it names the product, and the mark wears its cloth. */
export function Logo({ address }: { address: Address }) {
  const { siteName, siteTitle, products } = useConfiguration();
  const isPlus = clothOf(address.pathname) === 'plus';
  return (
    <a className={styles.logo} href={`/${address.locale}/`}>
      <Mark />
      {isPlus ? <PlusName site={siteTitle} product={products.plus} /> : <SiteName long={siteName} short={siteTitle} />}
    </a>
  );
}

/** The short name is for headers with little room to spare. */
function SiteName({ long, short }: { long: string; short: string }) {
  if (long === short) return <span>{long}</span>;
  return (
    <>
      <span className={styles.long}>{long}</span>
      <span className={styles.short}>{short}</span>
    </>
  );
}

/** 'MDN Plus' is the site's name and, in colour, what is added to it. */
function PlusName({ site, product }: { site: string; product: string }) {
  const added = product.startsWith(`${site} `) ? product.slice(site.length) : '';
  return (
    <span>
      {added ? site : product}
      {added && <span className={styles.product}>{added}</span>}
    </span>
  );
}
