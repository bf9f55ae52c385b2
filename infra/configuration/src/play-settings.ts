import { existingFolder, originList } from './kinds.ts';
import type { Setting } from './setting.ts';

/** What code of readers may import. */
export const playSettings = {
  'play.modules': {
    variable: 'WEBDOCS_PLAY_MODULES',
    kind: existingFolder,
    default: '',
    because: 'which libraries readers may import is up to the operator',
    meaning:
      'Folder of ES modules that code in the Playground may import: tea.js in it is the module "tea", lit/index.js is "lit", preact/hooks.js is "preact/hooks". They are read at the start and served by the hosts of samples at /modules/',
  },
  'play.moduleHosts': {
    variable: 'WEBDOCS_PLAY_MODULE_HOSTS',
    kind: originList,
    default: '',
    because: "readers' browsers load modules from no other host unless the operator wishes so",
    meaning: 'Hosts (https://esm.example) from which code in the Playground may import modules besides',
  },
} as const satisfies Record<string, Setting>;
