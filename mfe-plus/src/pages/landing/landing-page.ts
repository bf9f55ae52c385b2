import { definePart } from '@webdocs/remote-kit';
import { messages } from '../../messages.ts';
import { LandingPage } from './LandingPage.tsx';

export const landingPage = definePart({ component: LandingPage, messages });
