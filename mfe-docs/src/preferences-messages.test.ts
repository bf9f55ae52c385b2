import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { preferencesMessages } from './preferences-messages.ts';

checkCatalogue({
  catalogue: preferencesMessages,
  sameAsEnglish: {},
});
