import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { marksMessages } from './marks-messages.ts';

checkCatalogue({ catalogue: marksMessages });
