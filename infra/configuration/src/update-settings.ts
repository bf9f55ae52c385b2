import { existingFolder, keyList, onOrOff } from './kinds.ts';
import type { Setting } from './setting.ts';

/** What changed in browsers, and where newer data about it come from. */
export const updateSettings = {
  'updates.import': {
    variable: 'WEBDOCS_UPDATES_IMPORT',
    kind: onOrOff,
    default: 'on',
    because: 'in a site of one process there is no other process to do it',
    meaning: 'Imports data about browsers where newer ones are found; a replica where it is off answers from what another imports',
  },
  'updates.folder': {
    variable: 'WEBDOCS_UPDATES_FOLDER',
    kind: existingFolder,
    default: '',
    because: 'the installed data are imported',
    meaning:
      'Folder in which newer data about browsers are looked for every six hours: @mdn/browser-compat-data/ and web-features/, each with package.json and data.json, as npm lays them out. An address may have them, too: WEBDOCS_UPDATES_ADDRESS',
  },
  'updates.packs': {
    variable: 'WEBDOCS_OFFLINE_PACKS',
    kind: onOrOff,
    default: 'on',
    because: 'subscribers read without a network',
    meaning:
      'Makes packs for reading offline beside the work, whenever the content has changed. A small machine leaves it off, or takes them from another host: WEBDOCS_UPDATES_ADDRESS',
  },
  'updates.worker': {
    variable: 'WEBDOCS_OFFLINE_WORKER',
    kind: onOrOff,
    default: 'on',
    because: 'subscribers read without a network',
    meaning:
      'Whether browsers may keep the worker that answers pages without a network. Switched off, those that have it take it away at their next visit, and what it had kept of the site with it',
  },
  'updates.keys': {
    variable: 'WEBDOCS_UPDATES_KEYS',
    kind: keyList,
    default: '',
    because: 'packs of the site itself are signed with its own key',
    meaning: 'Keys that vouch for the packs of another host, joined by commas: what its /packs/keys.json says',
  },
  'updates.filtersForAll': {
    variable: 'WEBDOCS_UPDATES_FILTERS_FOR_ALL',
    kind: onOrOff,
    default: 'off',
    because: 'filtering updates is for members; feeds are for all',
    meaning: 'Whether who is not signed in may filter and sort updates',
  },
} as const satisfies Record<string, Setting>;
