import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { givenSettings, type GivenSetting } from '@webdocs/configuration/given-settings';

const notedName = 'given-settings.json';
const databaseUrl = 'DATABASE_URL';

/** By variable; null for a secret. */
type NotedSettings = Readonly<Record<string, string | null>>;

/** Notes with what a site was started, flags too, for its backups and for `site doctor`. Of a secret only that it was given is written down. */
export async function noteSettings(
  dataFolder: string,
  environment: Readonly<Record<string, string | undefined>>,
  flags: readonly string[],
): Promise<void> {
  const given = givenSettings(environment, flags).map(({ variable, text, isSecret }) => [variable, isSecret ? null : text]);
  const noted: NotedSettings = Object.fromEntries([...given, ...(environment[databaseUrl] ? [[databaseUrl, null]] : [])]);
  await writeFile(join(dataFolder, notedName), `${JSON.stringify(noted, null, 2)}\n`, { mode: 0o600 });
}

/** With what the site of a data folder was started last. */
export async function notedSettings(
  dataFolder: string,
): Promise<{ readonly open: Readonly<Record<string, string>>; readonly secrets: readonly string[] }> {
  const text = await readFile(join(dataFolder, notedName), 'utf8').catch(() => '{}');
  const noted = Object.entries(JSON.parse(text) as NotedSettings);
  return {
    open: Object.fromEntries(noted.filter((entry): entry is [string, string] => entry[1] !== null)),
    secrets: noted.filter(([, value]) => value === null).map(([variable]) => variable),
  };
}

/** What the site was started with, and what is set here; the address of a database has a password in it. */
export async function knownSettings(dataFolder: string): Promise<GivenSetting[]> {
  const noted = givenSettings((await notedSettings(dataFolder)).open);
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
