import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { samplesMessages } from './samples-messages.ts';

checkCatalogue({ catalogue: samplesMessages, sameAsEnglish: { 'docs-example-console': ['pt-BR'] } });
