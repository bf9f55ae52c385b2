import { definePart } from '@webdocs/remote-kit';
import { settingsMessages } from '../../settings-messages.ts';
import { SettingsPage } from './SettingsPage.tsx';

export const settingsPage = definePart({ component: SettingsPage, messages: settingsMessages });
