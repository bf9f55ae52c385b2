import { definePart } from '@webdocs/remote-kit';
import { staffMessages } from '../../staff-messages.ts';
import { StaffPage } from './StaffPage.tsx';

export const staffPage = definePart({ component: StaffPage, messages: staffMessages });
