import { definePart } from '@webdocs/remote-kit';
import { messages } from '../../messages.ts';
import { AdvertisingPage } from './AdvertisingPage.tsx';

export const advertisingPage = definePart({ component: AdvertisingPage, messages });
