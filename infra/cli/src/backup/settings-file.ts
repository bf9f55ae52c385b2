import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { givenSettings, type GivenSetting } from '@webdocs/configuration/given-settings';

const notedName = 'given-settings.json';
const databaseUrl = 'DATABASE_URL';

/** Notes with what a site was started, flags too, for the backups of it. Secrets are not written down. */
export async function noteSettings(
  dataFolder: string,
  environment: Readonly<Record<string, string | undefined>>,
  flags: readonly string[],
): Promise<void> {
  const open = givenSettings(environment, flags).filter(({ isSecret }) => !isSecret);
  const noted = Object.fromEntries(open.map(({ variable, text }) => [variable, text]));
  await writeFile(join(dataFolder, notedName), `${JSON.stringify(noted, null, 2)}\n`, { mode: 0o600 });
}

/** What the site was started with, and what is set here; the address of a database has a password in it. */
export async function knownSettings(dataFolder: string): Promise<GivenSetting[]> {
  const text = await readFile(join(dataFolder, notedName), 'utf8').catch(() => '{}');
  const noted = givenSettings(JSON.parse(text) as Record<string, string>);
  const all = new Map([...noted, ...givenSettings(process.env)].map((setting) => [setting.variable, setting]));
  const url = process.env[databaseUrl];
  return [...all.values(), ...(url ? [{ variable: databaseUrl, text: url, isSecret: true }] : [])];
}

/** Lines that a shell reads. */
export function settingsText(settings: readonly GivenSetting[]): string {
  return settings.map(({ variable, text }) => `${variable}='${text.replaceAll("'", `'\\''`)}'\n`).join('');
}

/** The settings of a backup for the place where it was restored to: where the site of before had its data and its rows is not meant. */
export function settingsHere(text: string, dataFolder: string, url: string | undefined): string {
  const { [databaseUrl]: _former, ...others } = settingsOf(text);
  const here = { ...others, WEBDOCS_DATA: dataFolder, ...(url ? { [databaseUrl]: url } : {}) };
  return settingsText(Object.entries(here).map(([variable, value]) => ({ variable, text: value, isSecret: false })));
}

export function settingsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^(\w+)='(.*)'$/gm)].map(([, variable = '', value = '']) => [variable, value.replaceAll(`'\\''`, "'")]),
  );
}
