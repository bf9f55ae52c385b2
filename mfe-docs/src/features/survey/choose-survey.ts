import type { FoundSurvey, ShownSurvey } from '@webdocs/contracts/api/surveys';
import { foundSurvey, knownSurveys, runningSurveys } from '../../data/survey-calls.ts';
import { forcedSurvey } from './forced-survey.ts';
import { isAsked, type Reading } from './is-asked.ts';
import { isDone, memoryOf } from './survey-memory.ts';

export interface ChosenSurvey extends FoundSurvey {
  /** The address asks for it. */
  readonly isForced: boolean;
}

/** What this reader is asked on this page, as far as that is known without waiting. */
export function chosenAtOnce(reading: Reading): ChosenSurvey | undefined {
  const running = knownSurveys();
  return running && forcedSurvey(location) === undefined ? chosenOf(running, reading) : undefined;
}

export async function chosenSurvey(reading: Reading): Promise<ChosenSurvey | undefined> {
  const forced = forcedSurvey(location);
  if (forced === undefined) return chosenOf(await runningSurveys(), reading);
  const found = forced === '' ? anyOf(await runningSurveys()) : await foundSurvey(forced);
  return found ? { ...found, isForced: true } : undefined;
}

function chosenOf(running: readonly ShownSurvey[], reading: Reading): ChosenSurvey | undefined {
  const survey = running.find((one) => {
    const memory = memoryOf(one.bucket);
    return !isDone(memory) && isAsked(one, reading, memory.random, Date.now());
  });
  return survey && { survey, is_open: true, isForced: false };
}

function anyOf([survey]: readonly ShownSurvey[]): FoundSurvey | undefined {
  return survey && { survey, is_open: true };
}
