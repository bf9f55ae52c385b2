import { onOrOff, text, wholeNumber } from './kinds.ts';
import { amount, modelAddress } from './kinds-of-ai.ts';
import type { Setting } from './setting.ts';

/** A model that writes the answers of AI Help out of passages. */
export const aiSettings = {
  'ai.address': {
    variable: 'WEBDOCS_AI_ADDRESS',
    kind: modelAddress,
    default: '',
    because: 'answers come from data and pages, and nothing that is asked leaves the site',
    meaning:
      'Server of a model that speaks as OpenAI does, up to and with the version: https://api.example.org/v1, or ollama, llama.cpp or lm-studio for the one of that name on this machine. It is sent questions, what was said before them and passages of pages, and never the account',
  },
  'ai.key': {
    variable: 'WEBDOCS_AI_KEY',
    kind: text(1000, { mayBeEmpty: true }),
    default: '',
    because: 'servers on this machine ask for none',
    meaning: 'By which the server knows this site',
    secret: true,
  },
  'ai.model': {
    variable: 'WEBDOCS_AI_MODEL',
    kind: text(200, { mayBeEmpty: true }),
    default: '',
    because: 'a server with a single model needs no name',
    meaning: 'Which model writes; a name that the server does not have is told together with those that it has',
  },
  'ai.embeddingModel': {
    variable: 'WEBDOCS_AI_EMBEDDING_MODEL',
    kind: text(200, { mayBeEmpty: true }),
    default: '',
    because: 'passages are in the order of the search',
    meaning:
      'A model of embeddings of the same server: it puts the passages that were found into the order of their likeness to the question',
  },
  'ai.moderation': {
    variable: 'WEBDOCS_AI_MODERATION',
    kind: onOrOff,
    default: 'off',
    because: 'few servers have such a check',
    meaning: 'Whether the server checks each question before it goes to the model; while that check does not answer, no question does',
  },
  'ai.contextTokens': {
    variable: 'WEBDOCS_AI_CONTEXT_TOKENS',
    kind: wholeNumber(2000, 1_000_000),
    default: '12000',
    because: 'some forty passages fit',
    meaning:
      'Tokens of a question with its passages and its answer; no more than the server is set up for, as some cut off silently what is over',
  },
  'ai.contextTokensOfSubscribers': {
    variable: 'WEBDOCS_AI_CONTEXT_TOKENS_PLUS',
    kind: wholeNumber(2000, 1_000_000),
    default: '20000',
    because: 'more of the pages goes to the model for them',
    meaning: 'The same for subscribers of Plus',
  },
  'ai.answerTokens': {
    variable: 'WEBDOCS_AI_ANSWER_TOKENS',
    kind: wholeNumber(64, 16_000),
    default: '1500',
    because: 'a long answer with its code',
    meaning: 'Tokens of the longest answer; at most half of those of a question with its passages and its answer',
  },
  'ai.dailyCost': {
    variable: 'WEBDOCS_AI_DAILY_COST',
    kind: amount(1_000_000),
    default: '0',
    because: 'a server of one’s own costs nothing by the token; 0 is no limit',
    meaning:
      'What the answers of a day (UTC) may cost, in the unit of the prices below; after that, answers come from data and pages. Embeddings and checks of questions are counted too, at the price of what is sent',
  },
  'ai.costPerMillionIn': {
    variable: 'WEBDOCS_AI_COST_PER_MILLION_IN',
    kind: amount(1_000_000),
    default: '0',
    because: 'only the operator knows the prices of the server',
    meaning: 'Price of a million tokens that the model reads',
  },
  'ai.costPerMillionOut': {
    variable: 'WEBDOCS_AI_COST_PER_MILLION_OUT',
    kind: amount(1_000_000),
    default: '0',
    because: 'only the operator knows the prices of the server',
    meaning: 'Price of a million tokens that the model writes',
  },
  'ai.firstTokenSeconds': {
    variable: 'WEBDOCS_AI_FIRST_TOKEN',
    kind: wholeNumber(1, 300),
    default: '12',
    because: 'few wait longer; a model without a graphics card may need a minute to read the passages',
    meaning: 'Seconds within which the first word must come; otherwise the passages are the answer',
  },
  'ai.answerSeconds': {
    variable: 'WEBDOCS_AI_TIMEOUT',
    kind: wholeNumber(5, 3600),
    default: '120',
    because: 'a long answer of a slow model',
    meaning: 'Seconds that a whole answer may take',
  },
  'ai.atOnce': {
    variable: 'WEBDOCS_AI_AT_ONCE',
    kind: wholeNumber(1, 1000),
    default: '8',
    because: 'servers of one’s own write few answers at a time',
    meaning:
      'Answers that the model writes at the same time for each process; a user who comes after that waits for five seconds, and then gets the passages',
  },
} as const satisfies Record<string, Setting>;
