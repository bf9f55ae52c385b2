import { signInCallback } from '@webdocs/contracts/api/sign-in';
import { causeOf } from '@webdocs/contracts/failures/failure';
import { isLoopback, type ExaminedSettings } from './examined-settings.ts';
import { bad, ok, type Finding } from './finding.ts';

const answerWithinMs = 3000;
const subject = 'identity provider';

/** Whether users can be redirected to sign-in. */
export async function identityFindings(settings: ExaminedSettings, send: typeof fetch = fetch): Promise<Finding[]> {
  const { identityIssuer: issuer, identityClientSecret: secret } = settings;
  if (!issuer) return [ok(subject, 'the one that comes with the site')];
  const { protocol, hostname } = new URL(issuer);
  if (protocol !== 'https:' && !isLoopback(hostname))
    return [bad(subject, `${issuer} is called without TLS: anyone on the network can sign in as another user`, 'Name it with https://.')];
  return [await discovery(issuer, send), ...(secret ? [] : [missingSecret])];
}

const missingSecret = bad(
  'identity client',
  'the provider does not know this site without a secret',
  `Register {site}${signInCallback.path} there and set WEBDOCS_IDENTITY_CLIENT_SECRET.`,
);

async function discovery(issuer: string, send: typeof fetch): Promise<Finding> {
  const address = `${withoutSlash(issuer)}/.well-known/openid-configuration`;
  const remedy = 'Check WEBDOCS_IDENTITY_ISSUER, and that this machine may call it.';
  try {
    const reply = await send(address, { signal: AbortSignal.timeout(answerWithinMs) });
    if (!reply.ok) return bad(subject, `${address} answers ${reply.status}`, remedy);
    const { issuer: says } = (await reply.json()) as { readonly issuer?: unknown };
    return withoutSlash(String(says)) === withoutSlash(issuer)
      ? ok(subject, issuer)
      : bad(subject, `it calls itself ${String(says)}, not ${issuer}`, 'Write the issuer exactly as it does.');
  } catch (thrown) {
    return bad(subject, `${address} cannot be reached: ${causeOf(thrown)}`, remedy);
  }
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}
