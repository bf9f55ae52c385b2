import { onOrOff, originList } from './kinds.ts';
import type { Setting } from './setting.ts';

/** Questions to readers. */
export const surveySettings = {
  'surveys.origins': {
    variable: 'WEBDOCS_SURVEY_ORIGINS',
    kind: originList,
    default: '',
    because: 'pages frame no other site unless the operator wishes so; forms of our own need none',
    meaning: 'Sites (https://survey.example) whose forms surveys may show in a frame',
  },
  'surveys.inDevelopment': {
    variable: 'WEBDOCS_DEVELOPMENT_SURVEYS',
    kind: onOrOff,
    default: 'off',
    because: 'who works on pages is no reader',
    meaning: 'Surveys in development mode too; an address that asks for one shows it in any case',
    onlyWith: 'developmentMode',
  },
} as const satisfies Record<string, Setting>;
