import { publicSettings } from './public-settings.ts';
import { serverSettings } from './server-settings.ts';

export const settings = { ...publicSettings, ...serverSettings };
export type SettingName = keyof typeof settings;

/** Variables that tests and commands read for themselves: not settings, and not mistakes. */
export const testVariables: readonly string[] = [
  'WEBDOCS_BACKUP_PASSPHRASE',
  'WEBDOCS_CORPUS',
  'WEBDOCS_MIN_FREE_MB',
  'WEBDOCS_SIGNING_KEYS',
  'WEBDOCS_SITE',
];
