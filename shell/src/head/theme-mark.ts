import { paper } from '@webdocs/contracts/reader/paper';

/** Sets the class of the stored theme before anything is painted; the shell keeps it current afterwards. */
export function markTheme(root: HTMLElement): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // Blocked storage: the reader gets what the system prefers.
  }
  const dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? paper.dark : paper.light);
}
