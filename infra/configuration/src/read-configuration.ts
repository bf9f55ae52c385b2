import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { featureNames, type Feature } from '@webdocs/contracts/remote/definition';
import { Failure } from '@webdocs/contracts/failures/failure';
import { statSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import {
  allowedIs,
  settingList,
  unshown,
  valuesFromEnvironment,
  valuesFromFlags,
  type GivenValues,
  type WrongValue,
} from './given-values.ts';
import type { Kind } from './kinds.ts';
import { nested, type Nested } from './nested.ts';
import { publicSettings } from './public-settings.ts';
import { serverSettings } from './server-settings.ts';
import { flagOf } from './setting.ts';
import { settings, type SettingName } from './settings.ts';

type ValueOf<S> = S extends { readonly kind: Kind<infer T> } ? T : never;
type ValuesOf<Table> = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> };
type Values = ValuesOf<typeof settings>;

export type ServerConfiguration = Nested<ValuesOf<typeof serverSettings>>;

export interface Configuration {
  readonly public: PublicConfiguration;
  readonly server: ServerConfiguration;
}

export interface ConfigurationSources {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Arguments of the command line, as they were given. A flag wins over its variable. */
  readonly flags: readonly string[];
  readonly machine?: Machine;
  /** Taken where the port may be any: addresses on other hosts of the site have to name it. */
  readonly freePort?: number;
  readonly folderExists?: (path: string) => boolean;
}

/** What `{host}` and `{ip}` stand for. */
export interface Machine {
  readonly host: string;
  readonly addresses: readonly string[];
}

/** Reads every setting, and names all wrong values at once rather than one a start. */
export function readConfiguration({
  environment,
  flags,
  machine = thisMachine(),
  freePort = 0,
  folderExists = isFolder,
}: ConfigurationSources): Configuration {
  const wrong: WrongValue[] = [];
  const given = { ...valuesFromEnvironment(environment, wrong), ...valuesFromFlags(flags, wrong) };
  const anyPort = given.port && settings.port.kind.parse(given.port.text) === 0;
  if (given.port && anyPort) given.port = { ...given.port, text: String(freePort) };
  const values = parsedValues(given, folderExists, wrong);
  checkCompany(values, given, wrong);
  if (wrong.length > 0) throw new Failure('CONFIGURATION_INVALID', { count: wrong.length, list: wrong.map(lineOf).join('\n') });

  for (const list of ['writingHosts', 'operations.hosts'] as const)
    values[list] = values[list].flatMap((name) => namesOfMachine(name, machine));
  const { locales, ...rest } = nested(only(publicSettings, values));
  return {
    public: { ...rest, ...switchedFeatures(rest.features), offline: hasPacks(values), locales: [...locales] },
    server: nested(only(serverSettings, values)),
  };
}

/** Whether users can read offline: nothing is sold, and nothing leads there, where no packs are made or named. */
function hasPacks(values: Values): boolean {
  const isOwnHost = values['addresses.updates'].startsWith('/');
  return values['updates.worker'] && (isOwnHost ? values['updates.packs'] && !values.developmentMode : true);
}

/** What is early is there, and told of: pages are the same for all. */
function switchedFeatures(given: Readonly<Record<Feature, boolean | 'early'>>): Pick<PublicConfiguration, 'features' | 'early'> {
  const features = Object.fromEntries(featureNames.map((name) => [name, given[name] !== false])) as PublicConfiguration['features'];
  const early = featureNames.filter((name) => given[name] === 'early');
  return { features, ...(early.length > 0 ? { early } : {}) };
}

function parsedValues(given: GivenValues, folderExists: (path: string) => boolean, wrong: WrongValue[]): Values {
  const values: Partial<Record<SettingName, unknown>> = {};
  // Wrong or missing, a value is replaced by the default, so that one mistake does not show up as several.
  const port = settings.port.kind.parse(given.port?.text ?? '') ?? settings.port.default;
  for (const [name, { kind, default: usual, secret }] of settingList) {
    const asked = given[name];
    const value = asked && kind.parse(asked.text);
    const isThere = !kind.folder || typeof value !== 'string' || folderExists(value);
    if (asked && (value === undefined || !isThere))
      wrong.push({ ...asked, ...(secret ? { text: unshown } : {}), verdict: allowedIs(kind.allowed) });
    // The playground's address is before those that follow it in the table.
    const own = usual.replace('{play}', String(values['addresses.play'])).replace('{port}', String(port));
    values[name] = value ?? kind.parse(own);
  }
  return values as Values;
}

/** Switches that hold only together with another. */
function checkCompany(values: Values, given: GivenValues, wrong: WrongValue[]): void {
  const isOn = (name: string) => values[name as SettingName] === true;
  for (const [name, setting] of settingList) {
    if (!isOn(name)) continue;
    if (setting.needs && !isOn(setting.needs)) Object.assign(values, { [name]: false });
    if (setting.onlyWith && !isOn(setting.onlyWith)) {
      const { under, text } = given[name] ?? { under: setting.variable, text: setting.default };
      wrong.push({ under, text, verdict: allowedIs(`off, or on together with ${flagOf(settings[setting.onlyWith as SettingName])}`) });
    }
  }
}

function only<Table extends object>(table: Table, values: Values): ValuesOf<Table> {
  return Object.fromEntries(Object.keys(table).map((name) => [name, values[name as SettingName]])) as ValuesOf<Table>;
}

const shownAtMost = 80;

function lineOf({ under, text, verdict }: WrongValue): string {
  const shown = JSON.stringify(text.length > shownAtMost ? `${text.slice(0, shownAtMost)}…` : text);
  return `  ${under} is ${shown}; ${verdict}`;
}

function namesOfMachine(name: string, machine: Machine): readonly string[] {
  if (name === '{host}') return [machine.host.toLowerCase()];
  return name === '{ip}' ? machine.addresses : [name];
}

function thisMachine(): Machine {
  const interfaces = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return { host: hostname(), addresses: interfaces.map(({ address }) => address) };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
