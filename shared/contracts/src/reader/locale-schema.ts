import * as v from 'valibot';
import { activeLocales } from './locale.ts';

/** Apart from the list itself: who only asks which locales there are needs no schemas. */
export const LocaleSchema = v.picklist(activeLocales);
