import { serverEntry } from '@webdocs/remote-kit/server';
import { placement } from '../pages/placement.ts';
import { advertisingPage } from '../pages/advertising/advertising-page.ts';
import { definition } from '../../definition.ts';

export default serverEntry(definition, { placement, page: advertisingPage });
