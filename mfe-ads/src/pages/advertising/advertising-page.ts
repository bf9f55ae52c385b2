import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import { AdvertisingPage } from './AdvertisingPage.tsx';

export const advertisingPage = definePart({ component: AdvertisingPage, messages: pageStateWords });
