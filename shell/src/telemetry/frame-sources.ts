import { documentIds } from '@webdocs/contracts/page/document-ids';
import type { PlaceName } from '@webdocs/telemetry/click-source';

/** Parts of a page have headers too. */
const header = `#${documentIds.header} header`;

/**
 * What controls of the frame are counted as. The header is in the entry of the shell, where each byte is counted: they get their names here
 * and not in the page.
 */
export const frameSources: readonly PlaceName[] = [
  [`${header} [data-theme] button`, (button) => `theme_switcher: ${button.closest<HTMLElement>('[data-theme]')?.dataset.theme}`],
  [
    `${header} a[hreflang][data-full-load]`,
    (link) => `language: ${document.documentElement.lang} -> ${(link as HTMLAnchorElement).hreflang}`,
  ],
  [`${header} details input`, (toggle) => `language_remember: ${(toggle as HTMLInputElement).checked ? 'on' : 'off'}`],
  [`${header} form button[type=submit]`, () => 'user_menu: sign_out'],
  [`${header} nav a`, (link) => `menu_click: ${pathOf(link)}`],
  [`${header} details a`, (link) => `user_menu: ${pathOf(link)}`],
  [`${header} a`, (link) => `top_nav: ${pathOf(link)}`],
  [`#${documentIds.header} a[href^="#"]`, (link) => `a11y_menu: ${(link as HTMLAnchorElement).hash}`],
];

function pathOf(link: Element): string {
  return (link as HTMLAnchorElement).pathname;
}
