import { settingList, valuesFromEnvironment, valuesFromFlags } from './given-values.ts';

export interface GivenSetting {
  readonly variable: string;
  readonly text: string;
  readonly isSecret: boolean;
}

/** What an operator has set, whether by variable or by flag, as the variables that set it again. */
export function givenSettings(environment: Readonly<Record<string, string | undefined>>, flags: readonly string[] = []): GivenSetting[] {
  const given = { ...valuesFromEnvironment(environment, []), ...valuesFromFlags(flags, []) };
  return settingList.flatMap(([name, { variable, secret = false }]) => {
    const { text } = given[name] ?? {};
    return text === undefined ? [] : [{ variable, text, isSecret: secret }];
  });
}
