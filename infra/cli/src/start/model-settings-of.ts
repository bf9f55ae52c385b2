import type { ModelSettings } from '@webdocs/answers/model';
import type { Configuration } from '@webdocs/configuration/read-configuration';
import { Failure } from '@webdocs/contracts/failures/failure';

/** Undefined where no model is named. A limit without prices would never be reached: it is refused rather than believed. */
export function modelSettingsOf(ai: Configuration['server']['ai']): ModelSettings | undefined {
  const { address, firstTokenSeconds, answerSeconds, ...rest } = ai;
  if (address === null) return undefined;
  if (rest.dailyCost > 0 && rest.costPerMillionIn === 0 && rest.costPerMillionOut === 0) {
    const list = '  WEBDOCS_AI_DAILY_COST needs WEBDOCS_AI_COST_PER_MILLION_IN and WEBDOCS_AI_COST_PER_MILLION_OUT';
    throw new Failure('CONFIGURATION_INVALID', { count: 1, list });
  }
  return { ...rest, address, firstTokenMs: firstTokenSeconds * 1000, answerMs: answerSeconds * 1000 };
}
