import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { messages } from './messages.ts';

checkCatalogue({
  catalogue: messages,
  sameAsEnglish: {
    'docs-baseline': 'everywhere',
    'docs-browser-chrome': 'everywhere',
    'docs-browser-chrome_android': 'everywhere',
    'docs-browser-edge': 'everywhere',
    'docs-browser-firefox': 'everywhere',
    'docs-browser-safari': 'everywhere',
    'docs-error': ['es'],
  },
});
