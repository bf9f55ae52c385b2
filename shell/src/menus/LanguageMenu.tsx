import type { Address } from '@webdocs/contracts/reader/address';
import { nativeNames } from '@webdocs/contracts/reader/locale';
import type { PageTraits } from '@webdocs/contracts/remote/composition';
import type { Page } from '@webdocs/contracts/page/page';
import { globe } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { MenuGroup, MenuLink } from '@webdocs/design/Menu';
import { Switch } from '@webdocs/design/Switch';
import { latePiece, useConfiguration, useLatePiece, useText } from '@webdocs/remote-kit';
import { headerIds } from './header-ids.ts';
import styles from './HeaderTools.module.css';
import { languagesFor, type Language } from './languages.ts';
import { MenuDisclosure } from './MenuDisclosure.tsx';

const LanguageMemory = latePiece(
  async () => (await import(/* webpackChunkName: "late-header" */ './language-memory/LanguageMemory.tsx')).languageMemory,
);

interface LanguageMenuProps {
  readonly page: Page;
  readonly address: Address;
  /** Those that have the page, where not all have it. */
  readonly languages: PageTraits['languages'];
}

/** The languages of the site, by whether they have the page, and whether the chosen one is remembered. */
export function LanguageMenu({ page, address, languages }: LanguageMenuProps) {
  const text = useText();
  const { locales } = useConfiguration();
  const { isThere, fetch } = useLatePiece(LanguageMemory);
  const name = nativeNames[address.locale];
  const choice = languagesFor(page, address, locales, languages);
  return (
    <MenuDisclosure
      id={headerIds.language}
      className={styles.language}
      align="end"
      onOpen={() => void fetch()}
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
      <div>
        <MenuGroup>
          <LanguageLinks languages={choice.languages} />
        </MenuGroup>
        {choice.untranslated.length > 0 && (
          <MenuGroup label={text('shell-language-untranslated')}>
            <LanguageLinks languages={choice.untranslated} />
          </MenuGroup>
        )}
      </div>
      {isThere && <LanguageMemory locale={address.locale} toggle={Switch} />}
    </MenuDisclosure>
  );
}

function LanguageLinks({ languages }: { languages: readonly Language[] }) {
  return (
    <ul>
      {languages.map(({ locale, name, href, isCurrent }) => (
        <li key={locale}>
          <MenuLink href={href} hrefLang={locale} lang={locale} current={isCurrent} data-full-load="">
            {name}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
