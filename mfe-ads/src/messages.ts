import { catalogue } from '@webdocs/i18n';
import english from '../messages/en-US.ftl';

export const messages = catalogue(english);
