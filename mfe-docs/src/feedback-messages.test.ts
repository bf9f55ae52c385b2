import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { feedbackMessages } from './feedback-messages.ts';

checkCatalogue({
  catalogue: feedbackMessages,
  sameAsEnglish: {
    'docs-votes-page': ['fr'],
    'docs-votes-votes': ['fr'],
  },
});
