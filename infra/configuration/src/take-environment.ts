import { settings } from './settings.ts';
import type { Setting } from './setting.ts';

type Variables = Record<string, string | undefined>;

/** The address of a database holds its password. */
const secretVariables = new Set<string>([
  'DATABASE_URL',
  ...Object.values<Setting>(settings)
    .filter(({ secret }) => secret)
    .map(({ variable }) => variable),
]);

/** The environment as it was. What is secret in it is gone from the process afterwards, and from all that it starts. */
export function takeEnvironment(environment: Variables): Readonly<Variables> {
  const taken = { ...environment };
  for (const name of secretVariables) delete environment[name];
  return taken;
}
