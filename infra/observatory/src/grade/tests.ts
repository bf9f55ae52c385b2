import { observatoryTests, type ObservatoryTestName } from '@webdocs/contracts/api/observatory-outcomes';
import { contentSecurityPolicyTest } from './content-security-policy.ts';
import { cookiesTest } from './cookies.ts';
import { crossOriginEmbedderPolicyTest } from './cross-origin-embedder-policy.ts';
import { crossOriginOpenerPolicyTest } from './cross-origin-opener-policy.ts';
import { crossOriginResourcePolicyTest } from './cross-origin-resource-policy.ts';
import { crossOriginResourceSharingTest } from './cross-origin-resource-sharing.ts';
import { redirectionTest } from './redirection.ts';
import { referrerPolicyTest } from './referrer-policy.ts';
import { strictTransportSecurityTest } from './strict-transport-security.ts';
import { subresourceIntegrityTest } from './subresource-integrity.ts';
import type { TestOfSite } from './test-of-site.ts';
import { contentTypeOptionsTest } from './x-content-type-options.ts';
import { frameOptionsTest } from './x-frame-options.ts';

const byName: { readonly [N in ObservatoryTestName]: TestOfSite<N> } = {
  'content-security-policy': contentSecurityPolicyTest,
  cookies: cookiesTest,
  'cross-origin-embedder-policy': crossOriginEmbedderPolicyTest,
  'cross-origin-opener-policy': crossOriginOpenerPolicyTest,
  'cross-origin-resource-sharing': crossOriginResourceSharingTest,
  redirection: redirectionTest,
  'referrer-policy': referrerPolicyTest,
  'strict-transport-security': strictTransportSecurityTest,
  'subresource-integrity': subresourceIntegrityTest,
  'x-content-type-options': contentTypeOptionsTest,
  'x-frame-options': frameOptionsTest,
  'cross-origin-resource-policy': crossOriginResourcePolicyTest,
};

/** All twelve, in the order of reports. */
export const testsOfSite = observatoryTests.map((name) => byName[name]) as unknown as readonly TestOfSite[];
