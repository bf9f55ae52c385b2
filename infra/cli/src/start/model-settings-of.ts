import type { ModelSettings } from '@webdocs/answers/model';
import type { Configuration } from '@webdocs/configuration/read-configuration';
import { Failure } from '@webdocs/contracts/failures/failure';

/**
 * Undefined where no model is named. A limit without prices would never be reached, and answers that take the room of what they are written
 * from leave none for it: both are refused.
 */
export function modelSettingsOf(ai: Configuration['server']['ai']): ModelSettings | undefined {
  const { address, firstTokenSeconds, answerSeconds, ...rest } = ai;
  if (address === null) return undefined;
  const wrong: string[] = [];
  if (rest.dailyCost > 0 && rest.costPerMillionIn === 0 && rest.costPerMillionOut === 0)
    wrong.push('WEBDOCS_AI_DAILY_COST needs WEBDOCS_AI_COST_PER_MILLION_IN and WEBDOCS_AI_COST_PER_MILLION_OUT');
  for (const [variable, tokens] of [
    ['WEBDOCS_AI_CONTEXT_TOKENS', rest.contextTokens],
    ['WEBDOCS_AI_CONTEXT_TOKENS_PLUS', rest.contextTokensOfSubscribers],
  ] as const)
    if (rest.answerTokens > tokens / 2)
      wrong.push(`WEBDOCS_AI_ANSWER_TOKENS: ${rest.answerTokens} is more than half of ${variable}: ${tokens}`);
  if (wrong.length > 0)
    throw new Failure('CONFIGURATION_INVALID', { count: wrong.length, list: wrong.map((line) => `  ${line}`).join('\n') });
  return { ...rest, address, firstTokenMs: firstTokenSeconds * 1000, answerMs: answerSeconds * 1000 };
}
