import { themes, type Theme } from '@webdocs/contracts/events/event';
import { paper } from '@webdocs/contracts/reader/paper';
import type { EventBus } from '@webdocs/event-bus';
import { localStore, type BrowserStorage } from '../storage/browser-storage.ts';

const key = 'theme';

interface Surroundings {
  readonly bus: EventBus;
  readonly window?: Window;
  readonly storage?: BrowserStorage;
}

/** Keeps the page in the chosen theme: what was stored, what the reader chooses in any tab, what the system changes to. */
export function followTheme({ bus, window: browser = window, storage = localStore }: Surroundings): void {
  const system = browser.matchMedia('(prefers-color-scheme: dark)');
  const show = () => applyTheme(bus.facts().theme, browser.document, system.matches);
  const stored = storedTheme(storage);

  system.addEventListener('change', show);
  if (stored !== bus.facts().theme) bus.publish('theme/chosen', { theme: stored });
  show();
  bus.subscribe('theme/chosen', ({ theme }) => {
    if (theme !== storedTheme(storage)) storage.write(key, theme);
    show();
  });
}

function storedTheme(storage: BrowserStorage): Theme {
  const stored = storage.read(key);
  return themes.find((theme) => theme === stored) ?? 'os-default';
}

/** Puts a theme on the page: its class and the colour of the browser's bars. Who has frames tells them. */
function applyTheme(theme: Theme, document: Document, systemIsDark: boolean): void {
  const shown = theme === 'os-default' ? (systemIsDark ? 'dark' : 'light') : theme;
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(shown);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper[shown]);
}
