import { definePart } from '@webdocs/remote-kit';
import { newsletterMessages } from '../../newsletter-messages.ts';
import { NewsletterPage } from './NewsletterPage.tsx';

export const newsletterPage = definePart({ component: NewsletterPage, messages: newsletterMessages });
