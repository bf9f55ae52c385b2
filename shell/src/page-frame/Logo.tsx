import type { Locale } from '@webdocs/contracts/reader/locale';
import type { PageTraits } from '@webdocs/contracts/remote/composition';
import { Logo } from '@webdocs/design/Logo';
import { useConfiguration } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import styles from './Logo.module.css';

/** The way home, by the name of the section: in the Plus area it is the product's. */
export function SectionLogo({ locale, colour }: { locale: Locale; colour: PageTraits['colour'] }) {
  return colour === 'plus' ? <PlusLogo locale={locale} /> : <SiteLogo locale={locale} />;
}

/** Both names are there: the short one is for headers with little room to spare. */
export function SiteLogo({ locale }: { locale: Locale }) {
  const { siteName, siteTitle } = useConfiguration();
  if (siteName === siteTitle) return <HomeLink locale={locale}>{siteName}</HomeLink>;
  return (
    <HomeLink locale={locale}>
      <span className={styles.long}>{siteName}</span>
      <span className={styles.short}>{siteTitle}</span>
    </HomeLink>
  );
}

/** 'MDN Plus' is the site's name and, in colour, what is added to it. */
function PlusLogo({ locale }: { locale: Locale }) {
  const { siteTitle, products } = useConfiguration();
  const added = products.plus.startsWith(`${siteTitle} `) ? products.plus.slice(siteTitle.length) : '';
  return (
    <HomeLink locale={locale}>
      <span>
        {added ? siteTitle : products.plus}
        {added && <span className={styles.product}>{added}</span>}
      </span>
    </HomeLink>
  );
}

function HomeLink({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <a className={styles.logo} href={`/${locale}/`}>
      <Logo />
      {children}
    </a>
  );
}
