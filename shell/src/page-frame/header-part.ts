import { hintWords } from '#menu-hints';
import { joinCatalogues } from '@webdocs/i18n';
import { definePart } from '@webdocs/remote-kit';
import words from '../words/en-US.ftl';
import { Header, StandIn } from './Header.tsx';

export const header = definePart({ component: Header, messages: joinCatalogues(words, hintWords), late: [StandIn] });
