import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { writersMessages } from './writers-messages.ts';

checkCatalogue({
  catalogue: writersMessages,
  sameAsEnglish: {
    'docs-writers-group-macros': ['es', 'fr', 'pt-BR'],
    'docs-writers-column-page': ['fr'],
    'docs-writers-group-broken_links': ['pt-BR'],
  },
});
