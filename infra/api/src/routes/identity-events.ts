import { signingIn } from '@webdocs/contracts/api/sign-in';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { readIdentityEvent } from '../sign-in/identity-event.ts';
import type { IdentityProvider } from '../sign-in/identity-provider.ts';
import { takeIdentityEvent } from '../use-cases/take-identity-event.ts';
import { answering } from './answer.ts';

/** What the provider tells of its users. Whatever calls, the signed token proves who wrote it; a body is not looked at. */
export function identityEvents(server: FastifyInstance, parts: AccountServices | undefined, provider: IdentityProvider | undefined): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
  answering(server)(signingIn.takeIdentityEvent, async ({ request }) => {
    if (!parts?.signIn || !provider) throw new Failure('SIGN_IN_MISSING');
    const { issuer, keptAs = issuer, clientId } = parts.signIn;
    const [, token] = /^Bearer ([\w.-]{1,16000})$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) throw new Failure('EVENT_REFUSED', { cause: 'no token' });
    const event = await readIdentityEvent(token, { issuer, clientId, keys: provider.keys, now: parts.now() });
    await takeIdentityEvent(parts, keptAs, event);
  });
}
