import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { messages } from './messages.ts';

checkCatalogue({
  catalogue: messages,
  sameAsEnglish: {
    'plus-blurb-ai-help': 'everywhere',
    'plus-blurb-offline': 'everywhere',
    'plus-plan-core': 'everywhere',
    'plus-plan-plus5': 'everywhere',
    'plus-plan-plus10': 'everywhere',
    'plus-feature-ai-help': 'everywhere',
    'plus-blurb-collections': ['fr'],
    'plus-feature-collections': ['fr'],
    'plus-docs-faq': ['fr'],
  },
});
