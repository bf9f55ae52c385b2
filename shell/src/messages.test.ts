import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { messages } from './messages.ts';

checkCatalogue({
  catalogue: messages,
  sameAsEnglish: {
    'shell-menu-guides-html': 'everywhere',
    'shell-menu-guides-css': 'everywhere',
    'shell-menu-guides-javascript': 'everywhere',
    'shell-menu-references-html': 'everywhere',
    'shell-menu-references-css': 'everywhere',
    'shell-menu-references-javascript': 'everywhere',
    'shell-menu-references-http': 'everywhere',
    'shell-menu-plus': 'everywhere',
    'shell-menu-tools-observatory': 'everywhere',
    'shell-menu-ai-help': 'everywhere',
    'shell-footer-licence-name': 'everywhere',
    'shell-menu-blog': ['es', 'fr', 'pt-BR'],
    'shell-footer-blog': ['es', 'fr', 'pt-BR'],
    'shell-menu-guides': ['fr'],
    'shell-menu-plus-docs': ['fr'],
    'shell-menu-plus-faq': ['fr'],
    'shell-menu-collections': ['fr'],
    'shell-footer-faq': ['fr'],
    'shell-footer-licence-page': ['fr'],
  },
});
