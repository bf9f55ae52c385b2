import { nearestName } from './nearest-name.ts';
import { flagOf, type Setting } from './setting.ts';
import { settings, testVariables, type SettingName } from './settings.ts';

/** Text that an operator gave for a setting, with the name it was given under. */
export interface Given {
  readonly under: string;
  readonly text: string;
}
export type GivenValues = Partial<Record<SettingName, Given>>;

export interface WrongValue {
  readonly under: string;
  readonly text: string;
  /** Completes the sentence "NAME is "text"; …". */
  readonly verdict: string;
}

/** Replaces secrets in the terminal. */
export const unshown = '(not shown)';
/** The name of a secret with a slip in it names a secret all the same. */
const soundsSecret = /KEY|SECRET|TOKEN|PASS/i;

export const settingList = Object.entries(settings) as Array<[SettingName, Setting]>;

/** An empty variable counts as not set: that is how compose files leave one out. */
export function valuesFromEnvironment(environment: Readonly<Record<string, string | undefined>>, wrong: WrongValue[]): GivenValues {
  const byVariable = new Map<string, SettingName>(settingList.map(([name, { variable }]) => [variable, name]));
  const given: GivenValues = {};
  for (const [variable, text] of Object.entries(environment)) {
    if (!variable.startsWith('WEBDOCS_') || testVariables.includes(variable)) continue;
    const name = byVariable.get(variable);
    if (!name)
      wrong.push({
        under: variable,
        text: soundsSecret.test(variable) ? unshown : (text ?? ''),
        verdict: unknownName(variable, [...byVariable.keys()]),
      });
    else if (text) given[name] = { under: variable, text };
  }
  return given;
}

/** Understands `--port 3100`, `--port=3100`, `--ads`, `--no-ads`, and a repeated flag where a list is meant. */
export function valuesFromFlags(flags: readonly string[], wrong: WrongValue[]): GivenValues {
  const meanings = flagMeanings();
  const given: GivenValues = {};
  const left = [...flags];
  for (let flag = left.shift(); flag !== undefined; flag = left.shift()) {
    const { under, value } = takeApart(flag);
    const meaning = meanings.get(under);
    if (!under.startsWith('--')) {
      wrong.push({ under: 'a word', text: flag, verdict: 'settings are given as --name value' });
      continue;
    }
    if (!meaning) {
      const text = value ?? valueAfter(left) ?? '';
      wrong.push({ under, text: soundsSecret.test(under) ? unshown : text, verdict: unknownName(under, [...meanings.keys()]) });
      continue;
    }
    const text = value ?? meaning.negated ?? valueAfter(left) ?? meaning.alone;
    const before = given[meaning.name];
    if (text === undefined) wrong.push({ under, text: '', verdict: allowedIs(meaning.allowed) });
    else if (!before) given[meaning.name] = { under, text };
    else if (meaning.many) given[meaning.name] = { under, text: `${before.text},${text}` };
    else wrong.push({ under, text, verdict: `${before.under} was given before, and one value is allowed` });
  }
  return given;
}

interface FlagMeaning {
  readonly name: SettingName;
  readonly allowed: string;
  readonly many: boolean;
  /** What `--no-…` stands for. */
  readonly negated?: string;
  /** What the flag stands for without a value. */
  readonly alone?: string;
}

function flagMeanings(): Map<string, FlagMeaning> {
  const meanings = new Map<string, FlagMeaning>();
  for (const [name, setting] of settingList) {
    if (setting.secret) continue;
    const { allowed, many = false, bare } = setting.kind;
    const flag = flagOf(setting);
    meanings.set(flag, { name, allowed, many, alone: bare?.flag });
    if (bare) meanings.set(flag.replace('--', '--no-'), { name, allowed, many, negated: bare.negated });
  }
  return meanings;
}

function takeApart(flag: string): { under: string; value: string | undefined } {
  const sign = flag.indexOf('=');
  return sign < 0 ? { under: flag, value: undefined } : { under: flag.slice(0, sign), value: flag.slice(sign + 1) };
}

function valueAfter(left: string[]): string | undefined {
  return left[0] === undefined || left[0].startsWith('--') ? undefined : left.shift();
}

function unknownName(given: string, known: readonly string[]): string {
  const meant = nearestName(given, known);
  return meant ? `no setting has this name, perhaps ${meant} was meant` : 'no setting has this name';
}

export function allowedIs(allowed: string): string {
  return `allowed is ${allowed}`;
}
