export { createMessages, type Messages, type MessageArguments } from './messages.ts';
export { catalogue, type Catalogue, type Translations } from './catalogue.ts';
export { formatDate, formatMonth, formatRelativeDate, formatNumber } from './formats.ts';
