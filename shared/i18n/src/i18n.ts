export { createMessages, type Messages, type MessageArguments } from './messages.ts';
export { catalogue, type Catalogue } from './catalogue.ts';
export { formatDate, formatMonth, formatRelativeDate, formatNumber } from './formats.ts';
