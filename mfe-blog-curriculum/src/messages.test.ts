import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { curriculumMessages } from './curriculum-messages.ts';
import { messages } from './messages.ts';
import { spotlightMessages } from './spotlight-messages.ts';

describe('the blog and the pages about the site', () => {
  checkCatalogue({
    catalogue: messages,
    only: ['blog-broken', 'reading-'],
  });
});

describe('the curriculum', () => {
  checkCatalogue({ catalogue: curriculumMessages, only: ['blog-broken', 'blog-curriculum', 'reading-'] });
});

describe('profiles', () => {
  checkCatalogue({ catalogue: spotlightMessages, only: ['blog-broken', 'blog-spotlight', 'reading-'] });
});
