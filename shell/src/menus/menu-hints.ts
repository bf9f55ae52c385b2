import type { Catalogue } from '@webdocs/i18n';
import words from './words/en-US.ftl';

/** The lines about what is behind the links of the menus. Only the server has them: they stay in the page as it made them. */
export const hintWords: Catalogue = words;

export function hintHtml(text: (id: string) => string, link: string): string | undefined {
  return text(`shell-menu-${link}-hint`).replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
