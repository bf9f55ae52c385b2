import { readFileSync } from 'node:fs';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { createMessages, type Messages } from '@webdocs/i18n';

const source = readFileSync(new URL('./words/en-US.ftl', import.meta.url), 'utf8');

/** The few words that the gateway says by itself: on pages for which no other part could be rendered. */
export const gatewayMessages: Messages = createMessages(fallbackLocale, [source]);
