import { text } from '../parse/tree.ts';
import type { Macro } from './machinery/macro.ts';

/** The site's and its products' names stand in the configuration, so texts about the site use these. */
export const sitename: Macro = (_, { configuration }) => [text(configuration.siteName)];
export const sitetitle: Macro = (_, { configuration }) => [text(configuration.siteTitle)];
export const plusname: Macro = (_, { configuration }) => [text(configuration.products.plus)];
export const curriculumname: Macro = (_, { configuration }) => [text(configuration.products.curriculum)];
export const observatoryname: Macro = (_, { configuration }) => [text(configuration.products.observatory)];
