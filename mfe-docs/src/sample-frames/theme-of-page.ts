import type { FrameTheme } from '@webdocs/contracts/samples/sample-messages';

export function themeOfPage(): FrameTheme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** That of the page, where a place has none of its own. */
export function themeOf(place: HTMLElement): FrameTheme {
  const { theme } = place.dataset;
  return theme === 'light' || theme === 'dark' ? theme : themeOfPage();
}
