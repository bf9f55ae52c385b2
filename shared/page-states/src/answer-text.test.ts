import { answerText } from './answer-text.ts';

const text = (id: string, { status = '', url = '', body = '' }: Record<string, string> = {}) =>
  id === 'page-broken-answer' ? `${status} auf ${url}: ${body}` : `${status} auf ${url}`;

const url = '/en-US/about';

test.each([
  ['what a server said', `503 on ${url}: out of order`, `503 auf ${url}: out of order`],
  ['what the router heard at the address of the data', `503 on ${url}/index.json: out of order`, `503 auf ${url}/index.json: out of order`],
  ['an answer within an answer', `503 on ${url}/index.json: 503 on ${url}: out of order`, `503 auf ${url}/index.json: out of order`],
  ['an answer without a text', `503 on ${url}: `, `503 auf ${url}`],
  ['an answer that names its address and no more', `503 on ${url}`, `503 auf ${url}`],
  ['an answer within an answer without a text', `503 on ${url}: 503 on ${url}`, `503 auf ${url}`],
  ['nothing at all', '', `503 auf ${url}`],
  [
    'a sentence that has a status in it',
    'The cause was 503 on the other server.',
    `503 auf ${url}: The cause was 503 on the other server.`,
  ],
])('%s is told once', (_, message, told) => {
  expect(answerText({ url, status: 503, message }, text)).toBe(told);
});

test('an error that is no answer is told as it is', () => {
  expect(answerText({ url, status: undefined, message: 'Failed to fetch' }, text)).toBe('Failed to fetch');
});
