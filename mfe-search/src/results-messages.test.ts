import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { resultsMessages } from './results-messages.ts';

checkCatalogue({
  catalogue: resultsMessages,
  sameAsEnglish: {
    'search-page': ['fr'],
    'search-took': ['es', 'fr', 'pt-BR'],
  },
});
