import type { FrameTheme } from '@webdocs/contracts/samples/sample-messages';

export function themeOfPage(): FrameTheme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}
