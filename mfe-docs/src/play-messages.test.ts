import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { playMessages } from './play-messages.ts';

checkCatalogue({
  catalogue: playMessages,
  sameAsEnglish: { 'docs-play-title': 'everywhere', 'docs-play-error': ['es'] },
});
