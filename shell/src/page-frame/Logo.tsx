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
      {isPlus ? <PlusName site={siteTitle} product={products.plus} /> : siteName}
    </a>
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
