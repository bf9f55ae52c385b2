import { userAgentFamily } from './user-agent-family.ts';

const mozilla = 'Mozilla/5.0 (X11; Linux x86_64)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Chrome', `${mozilla} ${webkit} Chrome/150.0.0.0 Safari/537.36`],
  ['Chrome', `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webkit} CriOS/150.0 Mobile/15E148 Safari/604.1`],
  ['Edge', `${mozilla} ${webkit} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`],
  ['Edge', `Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/150.0.0.0 Mobile Safari/537.36 EdgA/150.0.0.0`],
  ['Opera', `${mozilla} ${webkit} Chrome/150.0.0.0 Safari/537.36 OPR/130.0.0.0`],
  ['Samsung Internet', `Mozilla/5.0 (Linux; Android 16) ${webkit} SamsungBrowser/30.0 Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Firefox', `${mozilla} Gecko/20100101 Firefox/150.0`],
  ['Firefox', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/150.0 Mobile/15E148'],
  ['Safari', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15'],
  ['other', 'Lynx/2.9.2 libwww-FM/2.14'],
  ['other', ''],
])('%s is all that is told of %s', (family, userAgent) => {
  expect(userAgentFamily(userAgent)).toBe(family);
});
