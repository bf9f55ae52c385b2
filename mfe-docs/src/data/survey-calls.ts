import { addressOf } from '@webdocs/contracts/api/address-of';
import {
  answerSurvey,
  countSurveyStep,
  surveyPaths,
  type FoundSurvey,
  type ShownSurvey,
  type SurveyAnswers,
  type SurveyStep,
} from '@webdocs/contracts/api/surveys';

const keptMs = 60_000;
/** A survey that was paused since is shown so long; its form then says that it takes no answers. */
const usableMs = 600_000;
const patienceMs = 15_000;
const headers = { 'content-type': 'application/json' };

let known: { readonly at: number; readonly surveys: readonly ShownSurvey[] } | undefined;

/** What runs, as far as it is known without waiting; what is older than a minute is read again meanwhile. */
export function knownSurveys(): readonly ShownSurvey[] | undefined {
  if (!isYounger(usableMs)) return undefined;
  void runningSurveys().catch(() => undefined);
  return known?.surveys;
}

/** The same for everyone, so that caches may answer. No call of surveys has a cookie. */
export async function runningSurveys(): Promise<readonly ShownSurvey[]> {
  if (known && isYounger(keptMs)) return known.surveys;
  const { surveys } = await read<{ readonly surveys: readonly ShownSurvey[] }>(surveyPaths.running);
  known = { at: Date.now(), surveys };
  return surveys;
}

function isYounger(ms: number): boolean {
  return known !== undefined && Date.now() - known.at < ms;
}

/** A survey by its key, running or not. */
export async function foundSurvey(key: string): Promise<FoundSurvey | null> {
  return (await read<{ readonly found: FoundSurvey | null }>(addressOf({ path: surveyPaths.one }, { params: { key } }))).found;
}

async function read<T>(address: string): Promise<T> {
  const reply = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(patienceMs) });
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return (await reply.json()) as T;
}

/** Goes out even if the page is left. That a step is not counted is nothing that a reader has to know. */
export function countStep(key: string, step: SurveyStep): void {
  const { method } = countSurveyStep;
  const body = JSON.stringify({ step });
  void fetch(addressOf(countSurveyStep, { params: { key } }), { method, keepalive: true, credentials: 'omit', headers, body }).catch(
    () => undefined,
  );
}

/** Under one id they can be sent again, where it is not known whether they came: they are kept once. */
export async function sendAnswers(key: string, given: SurveyAnswers): Promise<'kept' | 'closed' | 'failed'> {
  const { method } = answerSurvey;
  const signal = AbortSignal.timeout(patienceMs);
  const body = JSON.stringify(given);
  try {
    const { ok, status } = await fetch(addressOf(answerSurvey, { params: { key } }), {
      method,
      credentials: 'omit',
      headers,
      signal,
      body,
    });
    if (ok) return 'kept';
    // What cannot come right: the survey has ended, is full, or asks something else by now.
    return status === 409 || status === 400 ? 'closed' : 'failed';
  } catch {
    return 'failed';
  }
}
