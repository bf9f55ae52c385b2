import type { Page } from '@playwright/test';
import type { FailureCode } from '@webdocs/contracts/failures/failure';
import type { Release } from '@webdocs/contracts/remote/release';
import type { RunningSite } from '../site/running-site.ts';
import type { Place } from './part-positions.ts';
import { plantFault, type PlantedFault } from './plant-fault.ts';

/** A fault of a part in the browser. */
export interface Trouble {
  /** What is wrong, after the name of the part. */
  readonly title: string;
  readonly code: FailureCode;
  /** What the browser itself writes to the console, in addition to the report of the shell. */
  readonly consoleSays: readonly RegExp[];
  bring(page: Page, site: RunningSite, place: Place): Promise<void>;
}

const missing = [/status of 404/];
const refused = [/valid digest in the 'integrity' attribute/, /status of 404/];

/** Files of a part that a browser fetches. */
const fileKinds = {
  entry: ({ entry }: Release) => entry,
  code: ({ parts }: Release, part: string) => parts[part]?.scripts[0],
  style: ({ parts }: Release, part: string) => parts[part]?.styles[0],
} as const;
type FileKind = keyof typeof fileKinds;

export const entryMissing = fileTrouble('whose entry is missing', 'entry', 'missing');
export const codeMissing = fileTrouble('whose code is missing', 'code', 'missing');
export const styleMissing = fileTrouble('whose style is missing', 'style', 'missing');
export const entryAltered = fileTrouble('whose entry was altered on its way', 'entry', 'altered');
export const codeAltered = fileTrouble('whose code was altered on its way', 'code', 'altered');
export const styleAltered = fileTrouble('whose style was altered on its way', 'style', 'altered');

export const throwsAtLoad = planted('that throws as soon as its code arrives', 'throws-at-load', 'PART_LOAD_FAILED');
export const throwsInRender = planted('that throws while it renders in the browser', 'throws-in-render', 'PART_RENDER_FAILED');
export const throwsInEffect = planted('that throws in an effect', 'throws-in-effect', 'PART_EFFECT_FAILED');
export const neverSettles: Trouble = {
  ...planted('that never finishes coming to life', 'never-settles', 'PART_LOAD_TIMEOUT'),
  async bring(page, site, { remote, part }) {
    await page.addInitScript(hurryDeadlines);
    await site.deploy(await plantFault(remote, part, 'never-settles'));
  },
};

/** A request without an answer: it does not even fail. */
export const entryNeverArrives: Trouble = {
  title: 'whose entry never arrives',
  code: 'PART_LOAD_FAILED',
  consoleSays: [],
  async bring(page, site, { remote }) {
    const version = await site.liveVersion(remote);
    const { release } = await site.registry.release(remote, version);
    await page.route(`**/remotes/${remote}/${version}/${release.entry}*`, () => undefined);
  },
};

/**
 * Runs in the page: the pieces in which the time passes that a part has (shell/src/remotes/with-timeout.ts) are a quarter as long. As ever they
 * pass while the browser has nothing to do.
 */
function hurryDeadlines(): void {
  const later = window.setTimeout;
  window.setTimeout = ((work: TimerHandler, milliseconds?: number, ...rest: unknown[]) =>
    later(work, milliseconds === 100 && rest.length === 1 ? 25 : milliseconds, ...rest)) as typeof setTimeout;
}

function planted(title: string, fault: PlantedFault, code: FailureCode): Trouble {
  return {
    title,
    code,
    consoleSays: [],
    async bring(_, site, { remote, part }) {
      await site.deploy(await plantFault(remote, part, fault));
    },
  };
}

function fileTrouble(title: string, kind: FileKind, way: 'missing' | 'altered'): Trouble {
  return {
    title,
    code: kind === 'style' ? 'PART_STYLE_REFUSED' : 'PART_LOAD_FAILED',
    consoleSays: way === 'missing' ? missing : refused,
    async bring(page, site, { remote, part }) {
      const version = await site.liveVersion(remote);
      const { release } = await site.registry.release(remote, version);
      const file = fileKinds[kind](release, part);
      if (!file) throw new Error(`${remote} has no ${kind} for ${part}`);
      // The version is in the address: the next deploy is not affected by this fault.
      await page.route(`**/remotes/${remote}/${version}/${file}*`, async (route) => {
        if (way === 'missing') return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
        const response = await route.fetch();
        const contentType = response.headers()['content-type'];
        return route.fulfill({ status: 200, contentType, body: `${await response.text()} ` });
      });
    },
  };
}
