import { bluesky, external, feed, mastodon, x, type Drawing } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useConfiguration, useLocale, useText, type PartProps } from '@webdocs/remote-kit';
import { otherLanguage } from '../menus/address-in-locale.ts';
import otherLanguageStyles from '../menus/OtherLanguage.module.css';
import styles from './Footer.module.css';
import { footerColumns, legalLinks, licenseAddress, socialLinks, type FooterLink } from './footer-links.ts';
import { SiteLogo } from './Logo.tsx';
import { TextAround } from './TextAround.tsx';

const drawings: Readonly<Record<string, Drawing>> = { repository: external, bluesky, x, mastodon, 'blog-feed': feed };

/**
 * The foot of every page. It never comes to life in the browser, so it may know the year, but nothing in it may depend
 * on the page: it stays where it is while readers move on.
 */
export function Footer({ address }: PartProps) {
  const text = useText();
  const configuration = useConfiguration();
  const { locale } = address;
  return (
    <footer className={styles.footer} data-cover-part="plus-area">
      <div className={styles.inner}>
        <div className={styles.about}>
          <SiteLogo locale={locale} />
          <p>{text('shell-footer-purpose')}</p>
          <Links links={socialLinks(configuration)} />
        </div>
        {footerColumns(locale, configuration).map(({ id, links }) => (
          <nav key={id} className={styles.column} aria-labelledby={`footer-${id}`}>
            <h2 id={`footer-${id}`}>{text(`shell-footer-${id}`, { site: configuration.siteTitle })}</h2>
            <Links links={links} />
          </nav>
        ))}
      </div>
      <div className={styles.legal}>
        <p>
          <TextAround id="shell-footer-license" name="license">
            <a href={licenseAddress}>{text('shell-footer-license-name')}</a>
          </TextAround>{' '}
          <span className={styles.years}>{text('shell-footer-years', { year: String(new Date().getUTCFullYear()) })}</span>
        </p>
        <Links links={legalLinks(locale, configuration)} />
      </div>
    </footer>
  );
}

function Links({ links }: { links: readonly FooterLink[] }) {
  const text = useText();
  const locale = useLocale();
  const { products } = useConfiguration();
  return (
    <ul>
      {links.map(({ id, href, isOwnAccount }) => (
        <li key={id}>
          <a href={href} rel={isOwnAccount ? 'me' : undefined} hrefLang={otherLanguage(locale, href)}>
            {drawings[id] && <Glyph of={drawings[id]} size={16} />}
            <span className={otherLanguage(locale, href) && otherLanguageStyles.mark}>
              {text(`shell-footer-${id}`, { plus: products.plus })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
