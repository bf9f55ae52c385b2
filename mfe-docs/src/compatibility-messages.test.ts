import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { compatibilityMessages } from './compatibility-messages.ts';

checkCatalogue({
  catalogue: compatibilityMessages,
  sameAsEnglish: {
    'docs-compat-error': ['es'],
    'docs-compat-badge-experimental': ['es'],
    'docs-compat-label-no': ['es'],
    'docs-compat-label-unknown': 'everywhere',
  },
});
