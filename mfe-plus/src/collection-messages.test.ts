import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { bookmarkMessages } from './bookmark-messages.ts';
import { collectionMessages } from './collection-messages.ts';

describe('the ribbon', () => {
  checkCatalogue({ catalogue: bookmarkMessages });
});

describe('collections and the menu that saves into them', () => {
  checkCatalogue({
    catalogue: collectionMessages,
    sameAsEnglish: {
      'plus-characters': 'everywhere',
      'plus-save-collection': ['fr'],
      'plus-save-note': ['fr'],
      'plus-collection': ['fr'],
      'plus-collection-form-description': ['fr'],
      'plus-collections-title': ['fr'],
    },
  });
});
