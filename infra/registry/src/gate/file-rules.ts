import type { OverridableRule } from '@webdocs/contracts/remote/history';
import type { SignedRelease } from '@webdocs/contracts/remote/release';
import type { WholeRelease } from '../release-contents.ts';
import type { PackWell } from '../packed-files.ts';
import type { ReleaseStore } from '../release-store.ts';
import { noneWhereUnsigned } from '../signature-changes.ts';
import { requireBudgets } from './budgets.ts';
import { requireConfinedStyles } from './confined-styles.ts';
import { brokenRule } from './overrides.ts';
import { requireWhatIsPromised } from './what-bytes-show.ts';

/** What the files of a release are held to. */
export interface FileRules {
  /** Asked when it is taken in. What has to hold refuses; so do rules that may be overridden, unless there is a reason. */
  require(whole: WholeRelease, override: string | undefined): Promise<void>;
  /**
   * Rules that a release breaks which was taken in and never was live, refused where there is no reason to override them: who takes it in
   * says why, but it is the change that makes it live that is on record. What is known to hold is not looked at again.
   */
  brokenBy(signed: SignedRelease, override: string | undefined): Promise<OverridableRule[]>;
}

export function fileRules(store: Pick<ReleaseStore, 'find' | 'file'>, isForDevelopment: boolean, packWell: PackWell): FileRules {
  const fitting = new Set<string>();

  return {
    async require(whole, override) {
      const { name, version } = whole.release;
      if (await store.find(name, version).catch(noneWhereUnsigned)) return;
      requireWhatIsPromised(whole);
      if ((await broken(whole, override)).length === 0) fitting.add(`${name} ${version}`);
    },
    async brokenBy({ release }, override) {
      const { name, version, files } = release;
      if (fitting.has(`${name} ${version}`)) return [];
      const contents = new Map<string, Buffer>();
      for (const path of Object.keys(files)) contents.set(path, (await store.file(name, version, path)) ?? Buffer.from(''));
      return broken({ release, contents }, override);
    },
  };

  async function broken(whole: WholeRelease, override: string | undefined): Promise<OverridableRule[]> {
    return [
      ...(await brokenRule(() => requireConfinedStyles(whole), override)),
      ...(await brokenRule(() => requireBudgets(whole, isForDevelopment, packWell), override)),
    ];
  }
}
