import type { Page } from '@webdocs/contracts/page/page';
import type { PageState } from '@webdocs/contracts/page/state';
import type { EventBus } from '@webdocs/event-bus';
import type { Part } from '@webdocs/remote-kit';

/*
 * The module itself is written by write-site-parts.ts when the monolith is built: it imports straight from the
 * sources of the shell and the remotes what no package of infra may import.
 */

/** The parts of the measured page by 'owner/part'. */
export const parts: Readonly<Record<string, Part>>;

export interface PageData {
  readonly page: Page;
  readonly pathname: string;
}

export function readPageState(document: Document): PageState;
export function followTheme(surroundings: { bus: EventBus }): void;
export function followSession(surroundings: { bus: EventBus }): void;
export function followConnectivity(bus: EventBus): void;
export function createPageData(): object;
export function createScrollMemory(storage: object): object;
export const tabStore: object;
export function startRouter(options: {
  window: Window;
  main: HTMLElement;
  data: object;
  scrollMemory: object;
  show: (data: PageData, url: URL) => Promise<'shown' | 'reload'>;
}): { navigate(href: string): void };
