import { withStorage } from '@webdocs/reading/with-storage';

/** What a browser remembers of the surveys of a bucket; times are milliseconds since 1970. */
export interface SurveyMemory {
  /** From 0 to below 1, once and for all. */
  readonly random: number;
  readonly seen_at?: number;
  readonly opened_at?: number;
  readonly dismissed_at?: number;
  readonly submitted_at?: number;
}
export type SurveyTime = Exclude<keyof SurveyMemory, 'random'>;

export const surveyKey = (bucket: string): string => `survey.${bucket}`;
const times: readonly SurveyTime[] = ['seen_at', 'opened_at', 'dismissed_at', 'submitted_at'];

/** For browsers that keep nothing: what is remembered lasts for this page. */
const ofThisPage = new Map<string, SurveyMemory>();

export function memoryOf(bucket: string): SurveyMemory {
  const kept = stored(bucket);
  if (kept) return kept;
  const before = ofThisPage.get(bucket);
  return before ?? written(bucket, { random: Math.random() });
}

/** Notes the time of a step, and says whether it is the first of its kind. Other tabs write too: what is there is read first. */
export function noteTime(bucket: string, time: SurveyTime, now = Date.now()): boolean {
  const before = memoryOf(bucket);
  if (before[time] !== undefined) return false;
  written(bucket, { ...before, [time]: now });
  return true;
}

export function isDone({ dismissed_at: dismissed, submitted_at: submitted }: SurveyMemory): boolean {
  return dismissed !== undefined || submitted !== undefined;
}

function written(bucket: string, memory: SurveyMemory): SurveyMemory {
  ofThisPage.set(bucket, memory);
  withStorage(surveyKey(bucket), (storage) => storage.setItem(surveyKey(bucket), JSON.stringify(memory)));
  return memory;
}

/** What is kept may be older than what this page knows, where the storage has become full since. */
function stored(bucket: string): SurveyMemory | undefined {
  const kept = withStorage(surveyKey(bucket), (storage) => parsed(storage.getItem(surveyKey(bucket))));
  return kept ? { ...ofThisPage.get(bucket), ...kept } : undefined;
}

function parsed(text: string | null): SurveyMemory | undefined {
  const found = inJson(text);
  if (typeof found !== 'object' || found === null) return undefined;
  const { random } = found as { readonly random?: unknown };
  if (typeof random !== 'number' || !(random >= 0 && random < 1)) return undefined;
  const known = times.flatMap((time) => {
    const value = (found as Partial<Record<SurveyTime, unknown>>)[time];
    return typeof value === 'number' ? [[time, value] as const] : [];
  });
  return { random, ...Object.fromEntries(known) };
}

function inJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Another writer, or an extension: it is begun anew.
    return null;
  }
}
