import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong with surveys, from what readers answer to what staff manage. */
export const failuresOfSurveys = {
  SURVEY_CLOSED: {
    says: 'This survey takes no answers now',
    remedy: 'It is paused, has ended, or was deleted. What you wrote was not kept by this site.',
    status: 409,
  },
  SURVEY_FULL: {
    says: 'This survey has all the answers that it may have: {most}',
    remedy: 'Read them, and begin another survey to ask more.',
    status: 409,
  },
  SURVEY_ANSWERS_WRONG: {
    says: 'The answers do not fit the questions of this survey',
    remedy: 'It may have been changed meanwhile: reload the page, and answer what it asks now.',
    status: 400,
  },
  SURVEY_UNKNOWN: {
    says: 'There is no such survey',
    remedy: 'It may have been deleted meanwhile: read the list again.',
    status: 404,
  },
  SURVEY_CHANGED: {
    says: 'This survey was changed by another person since you opened it',
    remedy: 'Read the survey again, put what you wrote together with it, and save that. Nothing was overwritten.',
    status: 409,
  },
  SURVEY_STATE: {
    says: 'This survey cannot do that: {reason}',
    remedy: 'A survey that has ended stays ended: begin another one with a key of its own.',
    status: 409,
  },
  SURVEY_KEY_TAKEN: {
    says: 'Another survey has the key {key}',
    remedy: 'Choose another key: browsers and links know a survey by it.',
    status: 409,
  },
  SURVEY_ORIGIN_UNLISTED: {
    says: 'This site shows no forms of {origin}',
    remedy: 'Ask the operator to list it in WEBDOCS_SURVEY_ORIGINS, or ask the questions in a form of this site.',
    status: 400,
  },
} as const satisfies Record<string, CatalogueEntry>;
