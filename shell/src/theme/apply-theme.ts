import type { Theme } from '@webdocs/contracts/events/event';
import { paper } from '@webdocs/contracts/reader/paper';

/** Puts a theme on the page: its class and the colour of the browser's bars. Who has frames tells them. */
export function applyTheme(theme: Theme, document: Document, systemIsDark: boolean): void {
  const shown = theme === 'os-default' ? (systemIsDark ? 'dark' : 'light') : theme;
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(shown);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper[shown]);
}
