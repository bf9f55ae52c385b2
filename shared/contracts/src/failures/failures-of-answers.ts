import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong with a question to AI Help. Whatever of it is ours is not counted. */
export const failuresOfAnswers = {
  AI_HELP_OFF: {
    says: 'AI Help is switched off on this site',
    remedy: 'Search the site instead.',
    status: 501,
  },
  AI_HELP_HISTORY_OFF: {
    says: 'The history of AI Help is switched off',
    remedy: 'Switch it on in the settings; conversations are kept from then on.',
    status: 501,
  },
  AI_HELP_QUOTA_SPENT: {
    says: 'All {limit} questions of today are asked',
    remedy: 'Ask again after {time}, or subscribe to Plus, where nothing limits them.',
    status: 402,
  },
  AI_HELP_QUESTION_FLAGGED: {
    says: 'The question was held back by the check of what is asked',
    remedy: 'Ask it in other words. It was counted.',
    status: 400,
  },
  AI_HELP_TOO_MUCH: {
    says: 'The question is longer than what can be answered at once: {limit} tokens',
    remedy: 'Shorten it, or begin a new conversation.',
    status: 400,
  },
  AI_HELP_CHAT_UNKNOWN: {
    says: 'There is no conversation or question with id {id}',
    remedy: 'It may have been deleted on another device.',
    status: 404,
  },
  AI_HELP_CHAT_FULL: {
    says: 'The conversation has {limit} questions already',
    remedy: 'Begin a new one.',
    status: 400,
  },
  AI_HELP_NOT_READY: {
    says: 'The pages of this site are still being read for their first index: {percent} %',
    remedy: 'Ask again in a minute. It was not counted.',
    status: 503,
  },
  AI_HELP_BUSY: {
    says: 'Too many questions are being answered',
    remedy: 'Ask again in a minute. It was not counted.',
    status: 503,
  },
  AI_HELP_STREAM_CUT: {
    says: 'The answer broke off: {cause}',
    remedy: 'Ask again. It was not counted.',
    status: 502,
  },
  AI_HELP_FAILED: {
    says: 'A question could not be answered: {cause}',
    remedy: 'Ask again; it was not counted. If it lasts, look at the search index: `site doctor`.',
    status: 500,
  },
  AI_MODEL_AWAY: {
    says: 'The model at {address} does not answer: {cause}',
    remedy:
      'Start it, or correct WEBDOCS_AI_ADDRESS, WEBDOCS_AI_KEY and WEBDOCS_AI_MODEL. Until it answers, questions are answered from the documentation alone.',
    status: 502,
  },
  AI_MODEL_UNKNOWN: {
    says: 'The server at {address} has no model {model}; it has {known}',
    remedy: 'Name one of them as WEBDOCS_AI_MODEL.',
    status: 502,
  },
  AI_MODEL_BUDGET_SPENT: {
    says: 'The model has cost {spent} of {limit} today',
    remedy: 'Questions are answered from the documentation alone until midnight UTC. WEBDOCS_AI_DAILY_COST raises the limit.',
  },
} as const satisfies Record<string, CatalogueEntry>;
