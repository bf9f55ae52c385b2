import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { messages } from './messages.ts';

checkCatalogue({ catalogue: messages });
