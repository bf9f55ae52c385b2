import type { FoundSurvey, SurveyStep } from '@webdocs/contracts/api/surveys';
import { isOptedOut } from '@webdocs/contracts/telemetry/opt-out';
import { track } from '@webdocs/telemetry';
import { countStep } from '../../data/survey-calls.ts';
import { noteTime } from './survey-memory.ts';

/** Remembers what the reader did, and the first time counts it. Of a preview nothing is kept. */
export function tellStep({ survey: { key, bucket }, is_open: isOpen }: FoundSurvey, step: SurveyStep): void {
  if (!isOpen || !noteTime(bucket, `${step}_at`)) return;
  track({ kind: 'click', source: `survey: ${step} ${bucket}` });
  if (!isOptedOut(document, navigator)) countStep(key, step);
}
