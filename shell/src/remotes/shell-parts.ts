import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import type { PartLifecycles } from '@webdocs/remote-kit';
import { header } from '../page-frame/header-part.ts';
// The footer never comes to life in the browser, but its styles travel with those of the frame.
import '../page-frame/Footer.module.css';
import { notices } from '../notices/notices-part.ts';

/** The shell's own parts: what is on every page travels with it, page kinds are fetched when they are needed. */
export const shellParts: Readonly<Record<string, () => Promise<PartLifecycles>>> = {
  header: async () => browserEntry(header),
  notices: async () => browserEntry(notices),
  home: () => import(/* webpackChunkName: "part-home" */ '../home/home-part.ts').then(({ home }) => browserEntry(home)),
  generic: () => import(/* webpackChunkName: "part-generic" */ '../generic/generic-part.ts').then(({ generic }) => browserEntry(generic)),
  'not-found': () =>
    import(/* webpackChunkName: "part-not-found" */ '../not-found/not-found-part.ts').then(({ notFound }) => browserEntry(notFound)),
};
