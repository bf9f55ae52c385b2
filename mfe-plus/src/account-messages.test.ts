import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { newsletterMessages } from './newsletter-messages.ts';
import { settingsMessages } from './settings-messages.ts';
import { staffMessages } from './staff-messages.ts';

describe('the settings', () => {
  checkCatalogue({
    catalogue: settingsMessages,
    sameAsEnglish: {
      'plus-settings-ai-help': 'everywhere',
      'plus-settings-plan': ['es'],
      'plus-settings-plan-core': 'everywhere',
      'plus-settings-plan-plus5': 'everywhere',
      'plus-settings-plan-plus10': 'everywhere',
    },
  });
});

describe('the page of the staff', () => {
  checkCatalogue({
    catalogue: staffMessages,
    sameAsEnglish: { 'plus-staff-plan-core': 'everywhere', 'plus-staff-plan': ['es'] },
  });
});

describe('the newsletter', () => {
  checkCatalogue({ catalogue: newsletterMessages });
});
