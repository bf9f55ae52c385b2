import { deployableNames } from '../repository.ts';

export const stepNames = ['formatting', 'lint', 'types', 'structure', 'builds', 'unit', 'browser'] as const;
/** Runs when it is named alone: it asks the registry of packages, and tests ask nothing but this machine. */
const namedOnly = ['advisories'] as const;
const allNames = [...stepNames, ...namedOnly];
export type StepName = (typeof allNames)[number];

export interface Selection {
  readonly steps: readonly StepName[];
  /** Handed to jest or Playwright: `npm test -- unit infra/gateway`. */
  readonly filter: readonly string[];
  /** The package whose team asks: every step looks at it alone, its browser tests run against the live others. */
  readonly team?: string;
}

/** Reads the words after `npm test --`; a word that could only be a mistake is an error, not a silent full run. */
export function selectSteps(words: readonly string[], teams: readonly string[] = deployableNames()): Selection {
  if (words[0] === 'team') return selectionOfTeam(words.slice(1), teams);
  const steps = allNames.filter((name) => words.includes(name));
  const filter = words.filter((word) => !(allNames as readonly string[]).includes(word));
  if (words.length === 0) return { steps: stepNames, filter };
  const filtered = steps.length === 1 && (steps[0] === 'unit' || steps[0] === 'browser');
  if (filter.length > 0 && !filtered) {
    throw new Error(
      `Unknown step ${filter.join(' ')}. Known: ${allNames.join(', ')}; unit and browser take file names after them. ` +
        `The gate of one team: team ${teams.at(-1)}`,
    );
  }
  return { steps, filter };
}

function selectionOfTeam([team = '', ...rest]: readonly string[], teams: readonly string[]): Selection {
  if (!teams.includes(team) || rest.length > 0)
    throw new Error(`The gate of one team takes its name: team ${[team, ...rest].join(' ')}. Known: ${teams.join(', ')}`);
  return { steps: stepNames, filter: [], team };
}
