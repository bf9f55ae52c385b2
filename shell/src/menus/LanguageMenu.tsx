import type { Address } from '@webdocs/contracts/reader/address';
import { nativeNames, retiredLocales } from '@webdocs/contracts/reader/locale';
import type { PageTraits } from '@webdocs/contracts/remote/composition';
import type { Page } from '@webdocs/contracts/page/page';
import { preferredLocaleCookieFor } from '@webdocs/contracts/reader/preferred-locale';
import { globe } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { MenuButton, MenuGroup, MenuLink } from '@webdocs/design/Menu';
import { Switch } from '@webdocs/design/Switch';
import { useConfiguration, useMounted, useText } from '@webdocs/remote-kit';
import { useState, type MouseEvent } from 'react';
import { headerIds } from './header-ids.ts';
import styles from './HeaderTools.module.css';
import { languagesFor } from './languages.ts';
import { MenuDisclosure } from './MenuDisclosure.tsx';
import { readPreferredLocale } from './preferred-locale.ts';

interface LanguageMenuProps {
  readonly page: Page;
  readonly address: Address;
  /** Those that have the page, where not all have it. */
  readonly languages: PageTraits['languages'];
}

/** The languages of the page, and whether the chosen one is remembered. */
export function LanguageMenu({ page, address, languages }: LanguageMenuProps) {
  const text = useText();
  const { locales } = useConfiguration();
  const mounted = useMounted();
  const [remembered, setRemembered] = useState<boolean>();
  const remembers = mounted && (remembered ?? readPreferredLocale(document.cookie) !== undefined);

  const remember = (locale: string | undefined) => {
    document.cookie = preferredLocaleCookieFor(locale, location.hostname);
    setRemembered(locale !== undefined);
  };
  const followChoice = ({ target }: MouseEvent) => {
    const chosen = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')?.hreflang;
    if (chosen && remembers) remember(chosen);
  };
  const name = nativeNames[address.locale];
  return (
    <MenuDisclosure
      id={headerIds.language}
      className={styles.language}
      align="end"
      label={text('shell-language-label', { language: name })}
      summary={
        <>
          <Glyph of={globe} />
          <span className={styles.words} lang={address.locale}>
            {name}
          </span>
        </>
      }
    >
      <ul onClick={followChoice}>
        {languagesFor(page, address, locales, languages).map((language) => (
          <li key={language.locale}>
            <MenuLink href={language.href} hrefLang={language.locale} lang={language.locale} current={language.isCurrent} data-full-load="">
              {language.name}
            </MenuLink>
          </li>
        ))}
      </ul>
      <Switch
        className={styles.remember}
        label={text('shell-language-remember')}
        checked={remembers}
        onChange={({ currentTarget }) => remember(currentTarget.checked ? address.locale : undefined)}
      />
      {mounted && <InactiveLanguages />}
    </MenuDisclosure>
  );
}

function InactiveLanguages() {
  const text = useText();
  return (
    <MenuGroup label={text('shell-language-inactive')}>
      <ul>
        {Object.entries(retiredLocales).map(([locale, name]) => (
          <li key={locale} lang={locale}>
            <MenuButton disabled>{name}</MenuButton>
          </li>
        ))}
      </ul>
    </MenuGroup>
  );
}
