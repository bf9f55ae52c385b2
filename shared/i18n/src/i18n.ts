export { createMessages, type Messages, type MessageArguments } from './messages.ts';
export { catalogue, joinCatalogues, loadMessages, type Catalogue, type Translations } from './catalogue.ts';
export { formatDate, formatMonth, formatRelativeDate, formatNumber } from './formats.ts';
