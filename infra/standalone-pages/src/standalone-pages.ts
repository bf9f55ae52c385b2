export { serveStandaloneAssets, standaloneAsset } from './assets.ts';
export { choices, type Choice } from './choices.ts';
export { brokenBook, glyph, mark } from './drawing.ts';
export { errorPage, type ErrorPageOptions } from './error-page.ts';
export { formGuard, formTokenName, type FormGuard } from './form-guard.ts';
export {
  button,
  buttonLink,
  field,
  form,
  note,
  usernameField,
  type FieldOptions,
  type FormOptions,
  type RevealWords,
  type NoteKind,
} from './form-parts.ts';
export { attributes, html, Html, type HtmlValue } from './html.ts';
export { standalonePage, type PageContent, type PageFrame } from './page.ts';
export { redirect, type Answer, type PageRequest, type Route } from './routes.ts';
export { securityHeaders, type HeaderOptions } from './security-headers.ts';
export { localesParameter, pageLocale } from './page-locale.ts';
export { pageWords, phrase, type Text } from './page-words.ts';
export { cookiesOf } from './cookies.ts';
export { standaloneSite, type StandaloneSiteOptions } from './standalone-site.ts';
