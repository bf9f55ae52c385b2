import { securityHeaders } from './security-headers.ts';

test('every reply keeps others from framing, sniffing and embedding it', () => {
  expect(securityHeaders()).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=63072000',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('no page may use camera, microphone or position', () => {
  const powers = securityHeaders()['permissions-policy']?.split(', ');
  expect(powers).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()']));
});
