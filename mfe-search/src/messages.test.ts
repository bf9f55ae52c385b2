import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { messages } from './messages.ts';

checkCatalogue({
  catalogue: messages,
  sameAsEnglish: {
    'search-key-leave': ['es', 'ja', 'ko', 'pt-BR', 'ru', 'zh-CN', 'zh-TW'],
  },
});
