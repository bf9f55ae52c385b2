/**
 * Pages of this site to which header and footer lead, by name; below the language of the reader where that has them. Each is exported by
 * itself: a browser gets those that its menus have.
 */
export const about = '/about';
export const advertising = '/advertising';
export const aiHelp = '/plus/ai-help';
export const accessibility = '/docs/Web/Accessibility';
export const api = '/docs/Web/API';
export const blog = '/blog/';
export const collections = '/plus/collections';
export const community = '/community';
export const css = '/docs/Web/CSS';
export const curriculum = '/curriculum/';
export const dataChoices = '/about/data-choices';
export const extensions = '/docs/Mozilla/Add-ons/WebExtensions';
export const faq = '/plus/docs/faq';
export const html = '/docs/Web/HTML';
export const http = '/docs/Web/HTTP';
export const javascript = '/docs/Web/JavaScript';
export const learn = '/docs/Learn';
export const learnCss = '/docs/Learn/CSS';
export const learnHtml = '/docs/Learn/HTML';
export const learnJavascript = '/docs/Learn/JavaScript';
export const license = '/legal/license';
export const newsletter = '/newsletter';
export const observatory = '/observatory';
export const play = '/play';
export const plus = '/plus';
export const plusOverview = '/plus/docs/features/overview';
export const privacy = '/about/privacy';
export const settings = '/plus/settings';
export const staff = '/plus/staff';
export const terms = '/about/terms';
export const updates = '/plus/updates';
export const web = '/docs/Web';
