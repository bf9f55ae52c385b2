import { definition } from '../../definition.ts';
import { capabilityPages, hasCapability } from './capabilities.ts';

const features = { plus: true, ads: true, newsletter: true, aiHelp: true, observatory: true };

test('what has its page is there, and comes back by itself with it', () => {
  expect(hasCapability('updates', { features })).toBe(true);
  expect(hasCapability('updates', { features, absent: ['/plus/updates'] })).toBe(false);
  expect(hasCapability('updates', { features, absent: ['/plus/ai-help'] })).toBe(true);
});

test('what is switched off is not there, whatever pages a site has', () => {
  expect(hasCapability('aiHelp', { features: { ...features, aiHelp: false } })).toBe(false);
  expect(hasCapability('ads', { features: { ...features, ads: false } })).toBe(false);
});

test('reading offline is there unless the site has no packs', () => {
  expect(hasCapability('offline', { features })).toBe(true);
  expect(hasCapability('offline', { features, offline: true })).toBe(true);
  expect(hasCapability('offline', { features, offline: false })).toBe(false);
  expect(hasCapability('offline', { features, offline: true, absent: ['/plus/docs/features/offline'] })).toBe(false);
});

test('early access is there while at least one feature is early', () => {
  expect(hasCapability('earlyAccess', { features })).toBe(false);
  expect(hasCapability('earlyAccess', { features, early: ['newsletter'] })).toBe(true);
});

test('the gateway is asked about every page that a capability is known by', () => {
  expect(definition.links).toEqual(expect.arrayContaining([...capabilityPages]));
});
