import { baselineOpenMark, baselineStorageKey } from '@webdocs/contracts/page/baseline-indicator';
import { paper } from '@webdocs/contracts/reader/paper';
import { markReaderPreferences, parseReaderPreferences, readerPreferencesKey } from '@webdocs/contracts/reader/reader-preferences';
import { codeWrappingKey, markCodeWrapping } from '@webdocs/contracts/samples/code-wrapping';

/**
 * Sets the class of the stored theme before anything is painted, and of one that is chosen before the shell is there, which keeps it
 * current afterwards.
 */
export function markTheme(root: HTMLElement, chosen?: string): void {
  let theme: string | null = chosen ?? null;
  try {
    if (chosen) localStorage.setItem('theme', chosen);
    theme = localStorage.getItem('theme');
  } catch {
    // Blocked storage: the reader gets what they choose now, or what the system prefers.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.remove('light', 'dark');
  root.classList.add(dark ? 'dark' : 'light');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? paper.dark : paper.light);
}

/** Text size, line width and broken lines of code as the reader chose them, before anything is painted. */
export function markReading(root: HTMLElement): void {
  try {
    markReaderPreferences(root, parseReaderPreferences(localStorage.getItem(readerPreferencesKey)));
    markCodeWrapping(root, localStorage.getItem(codeWrappingKey));
  } catch {
    // Blocked storage: the page is set as it was made.
  }
}

/** Details that the reader left open are open from the first paint on: nothing moves later. */
export function markBaseline(root: HTMLElement): void {
  // Without this selector the mark could show nothing, and opening later would push the text down.
  if (!CSS.supports('selector(::details-content)')) return;
  try {
    if (localStorage.getItem(baselineStorageKey) === 'open') root.dataset[baselineOpenMark] = '';
  } catch {
    // Blocked storage: they are closed.
  }
}

/** What is read of the session copy. */
interface Copy {
  readonly isAuthenticated?: boolean;
  readonly isSubscriber?: boolean;
  readonly features?: readonly string[];
}

/** Marks who is signed in from the session copy, so that the first paint is right for them too. */
export function markSession(root: HTMLElement): void {
  let status = 'anonymous';
  try {
    const copy = JSON.parse(sessionStorage.getItem('whoami') ?? 'null') as Copy | null;
    if (copy?.isAuthenticated) status = copy.isSubscriber ? 'subscriber' : 'signed-in';
    if (copy?.features?.includes('earlyAccess')) root.dataset.earlyAccess = '';
    if (localStorage.getItem('nop') === 'yes') root.dataset.nop = '';
  } catch {
    // An unreadable copy counts as none; whoami tells the truth later.
  }
  root.dataset.session = status;
}
