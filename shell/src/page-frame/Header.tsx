import { isHome } from '@webdocs/contracts/reader/address';
import { close, menu, more } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { latePiece, Slot, useConfiguration, useText, type PartProps } from '@webdocs/remote-kit';
import { useRef } from 'react';
import { Account } from '../menus/Account.tsx';
import { LanguageMenu } from '../menus/LanguageMenu.tsx';
import { MainMenu } from '../menus/MainMenu.tsx';
import { ThemeMenu } from '../menus/ThemeMenu.tsx';
import { signInAddress } from '../menus/sign-in.ts';
import { useMaintenance } from '../menus/use-maintenance.ts';
import { useClosedWhenWide, useMenuDismissal } from '../menus/use-menu-dismissal.ts';
import { useVisit } from '../menus/use-visit.ts';
import { headerIds } from '../menus/header-ids.ts';
import styles from './Header.module.css';
import { SectionLogo } from './Logo.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { useStickyHeight } from './use-sticky-height.ts';

/** The server renders it; a browser fetches it for a page that shows English in place of another language. */
export const StandIn = latePiece(async () => (await import(/* webpackChunkName: "late-header" */ './stand-in/StandIn.tsx')).standIn);

/**
 * What is above every page. In a wide window it is one row; in a narrow one the same elements, written once, are
 * the main menu: popovers that the style sheet opens out into the row where there is room.
 */
export function Header({ page, address, traits = {} }: PartProps) {
  const text = useText();
  const visit = useVisit();
  const { features } = useConfiguration();
  const mayLogIn = !useMaintenance(visit) && features.plus;
  const isStandIn = page.renderer === 'Generic' && page.locale !== undefined && page.locale !== address.locale;
  const header = useRef<HTMLElement>(null);
  useMenuDismissal(header, address.pathname + address.search);
  useClosedWhenWide(header);
  useStickyHeight(header);

  return (
    <>
      <SkipLinks address={address} />
      <header ref={header} className={styles.header} data-cover-part="">
        <div className={styles.row}>
          <SectionLogo locale={address.locale} colour={traits.colour} />
          <div id={headerIds.menu} className={styles.menu} popover="auto">
            <MainMenu visit={visit} pathname={address.pathname} current={traits.menu} />
            <div id={headerIds.tools} className={styles.tools} popover="auto">
              <ThemeMenu />
              <LanguageMenu page={page} address={address} languages={traits.languages} />
              {mayLogIn && (
                <a className={styles.logIn} href={signInAddress(address)}>
                  {text('shell-log-in')}
                </a>
              )}
            </div>
            <Account visit={visit} address={address} />
          </div>
          <Slot name="search-box" className={styles.search} />
          <button type="button" className={styles.toolsToggle} popoverTarget={headerIds.tools} aria-label={text('shell-tools-open')}>
            <Glyph of={more} size={22} />
          </button>
          <button type="button" className={styles.menuToggle} popoverTarget={headerIds.menu}>
            <Glyph of={menu} size={22} />
            <Glyph of={close} size={22} />
            <span className="visually-hidden">{text('shell-menu-open')}</span>
            <span className="visually-hidden">{text('shell-menu-close')}</span>
          </button>
        </div>
      </header>
      {isStandIn && <StandIn className={styles.standIn} />}
      {!isHome(address.pathname) && <Slot name="ad-top" className={styles.band} />}
    </>
  );
}
