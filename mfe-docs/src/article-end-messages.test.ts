import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { articleEndMessages } from './article-end-messages.ts';

checkCatalogue({ catalogue: articleEndMessages, sameAsEnglish: { 'docs-feedback-no': ['es'] } });
