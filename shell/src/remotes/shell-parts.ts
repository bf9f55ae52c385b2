import type { PartLifecycles } from '@webdocs/remote-kit';
import * as header from '../entry/browser/header.ts';
import * as notices from '../entry/browser/notices.ts';

/** The shell's own parts: what stands on every page travels with it, page kinds are fetched when they are needed. */
export const shellParts: Readonly<Record<string, () => Promise<PartLifecycles>>> = {
  header: () => Promise.resolve(header),
  notices: () => Promise.resolve(notices),
  home: () => import(/* webpackChunkName: "part-home" */ '../entry/browser/home.ts'),
  generic: () => import(/* webpackChunkName: "part-generic" */ '../entry/browser/generic.ts'),
  'not-found': () => import(/* webpackChunkName: "part-not-found" */ '../entry/browser/not-found.ts'),
};
