import { aiHelpLimits } from '@webdocs/contracts/api/ai-help';

/** Of what readers asked and said of answers. */
export const rowsOnPage = 50;
export const gapsKeptMs = aiHelpLimits.historyDays * 24 * 60 * 60 * 1000;
