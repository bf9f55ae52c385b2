import { createHash } from 'node:crypto';
import { readConfiguration } from '@webdocs/configuration/read-configuration';
import type { Release } from '@webdocs/contracts/remote/release';
import { canonicalJson, compose } from '@webdocs/registry/composition';

/** The id that releases have together under settings, whether or not the folders that these name are on this machine. */
export function compositionOf(releases: readonly Release[], settings: Readonly<Record<string, string>>): string {
  const { public: told } = readConfiguration({ environment: settings, flags: [], folderExists: () => true });
  const configurationHash = createHash('sha256').update(canonicalJson(told)).digest('hex');
  return compose(releases, configurationHash).id;
}
