import { addressFor, feedbackQueryIn } from './feedback-query.ts';

const path = '/en-US/_feedback';

test.each(['', '?days=7', '?order=no&locale=fr', '?days=365&order=no&locale=zh-CN&offset=50'])(
  'what the address %j asks for is what it says',
  (search) => {
    expect(addressFor(path, feedbackQueryIn(search))).toBe(path + search);
  },
);

test.each(['?days=8', '?days=', '?order=sideways', '?locale=xx', '?offset=-1', '?offset=1e9', '?offset=<b>', '?q=1'])(
  'what makes no sense in %j counts as not asked for',
  (search) => {
    expect(addressFor(path, feedbackQueryIn(search))).toBe(path);
  },
);
