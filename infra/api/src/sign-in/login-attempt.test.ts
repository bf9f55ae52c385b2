import fc from 'fast-check';
import { attemptSeal, type LoginAttempt } from './login-attempt.ts';

const now = new Date('2026-11-21T12:00:00Z');
const attempt: LoginAttempt = {
  state: 's',
  nonce: 'n',
  verifier: 'v',
  next: '/en-US/docs/Web?a=💾',
  isSilent: false,
  isFresh: true,
  endsAt: now.getTime() + 1,
};
const seal = attemptSeal('the secret of the client');

test('what is sealed is opened by every replica that knows the secret, until its time is over', () => {
  const sealed = seal.seal(attempt);
  expect(attemptSeal('the secret of the client').open(sealed, now)).toEqual(attempt);
  expect(seal.open(sealed, new Date(attempt.endsAt))).toBeUndefined();
  expect(attemptSeal('another secret').open(sealed, now)).toBeUndefined();
});

test('the same attempt is never sealed the same way twice', () => {
  expect(seal.seal(attempt)).not.toBe(seal.seal(attempt));
});

test('whatever bit of it is turned, it is opened no more', () => {
  const bytes = Buffer.from(seal.seal(attempt), 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const turned = Buffer.from(bytes);
    turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(seal.open(turned.toString('base64url'), now)).toBeUndefined();
  }
});

test('no text at all makes it fail otherwise', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      expect(seal.open(text, now)).toBeUndefined();
    }),
  );
});
