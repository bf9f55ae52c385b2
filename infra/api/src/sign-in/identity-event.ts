import { SubscriptionTypeSchema } from '@webdocs/contracts/reader/plans';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { SubjectSchema } from './profile-from-claims.ts';

const kinds = 'https://schemas.accounts.firefox.com/event/';

/** In milliseconds: the end of the year 9999. */
const lastMoment = 253_402_300_799_999;

const MomentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(lastMoment));

const EventsSchema = v.object({
  [`${kinds}profile-change`]: v.optional(
    v.object({ email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(320), v.email())), email_verified: v.optional(v.unknown()) }),
  ),
  [`${kinds}password-change`]: v.optional(v.object({ changeTime: MomentSchema })),
  [`${kinds}delete-user`]: v.optional(v.object({})),
  [`${kinds}subscription-state-change`]: v.optional(
    v.object({
      capabilities: v.array(v.string()),
      isActive: v.boolean(),
      changeTime: MomentSchema,
    }),
  ),
});
const TokenSchema = v.object({
  jti: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  sub: SubjectSchema,
  iat: v.number(),
  events: EventsSchema,
});

/** What happened to a person at the provider. What else it tells means nothing here. */
export interface IdentityEvent {
  readonly id: string;
  readonly subject: string;
  readonly profileChange?: { readonly email?: string | undefined; readonly email_verified?: unknown } | undefined;
  /** When the password was changed: a caller who knew the former one is signed out. */
  readonly passwordChangedAt?: Date | undefined;
  readonly isDeleted: boolean;
  readonly subscriptionChange?: { readonly plan: v.InferOutput<typeof SubscriptionTypeSchema>; readonly at: Date } | undefined;
}

/** An event that was lost on the way may come again for as long. */
export const eventsAreGoodForSeconds = 7 * 24 * 60 * 60;

/** With one key for both sides, or none, anybody could sign. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'];

/** Reads a security event token (RFC 8417) that the provider has signed for this site. */
export async function readIdentityEvent(
  token: string,
  {
    issuer,
    clientId,
    keys,
    now,
  }: { readonly issuer: string; readonly clientId: string; readonly keys: JWTVerifyGetKey; readonly now: Date },
): Promise<IdentityEvent> {
  const payload = await verified(token, keys, { issuer, audience: clientId, currentDate: now });
  const parsed = v.safeParse(TokenSchema, payload);
  if (!parsed.success) throw new Failure('EVENT_REFUSED', { cause: parsed.issues.map((issue) => v.getDotPath(issue)).join(', ') });
  const { jti, sub, events } = parsed.output;
  const subscription = events[`${kinds}subscription-state-change`];
  const password = events[`${kinds}password-change`];
  return {
    id: jti,
    subject: sub,
    profileChange: events[`${kinds}profile-change`],
    passwordChangedAt: password && new Date(password.changeTime),
    isDeleted: events[`${kinds}delete-user`] !== undefined,
    subscriptionChange: subscription && { plan: planOf(subscription), at: new Date(subscription.changeTime) },
  };
}

async function verified(token: string, keys: JWTVerifyGetKey, options: { issuer: string; audience: string; currentDate: Date }) {
  try {
    const maxTokenAge = eventsAreGoodForSeconds;
    const requiredClaims = ['jti', 'iat', 'sub', 'events'];
    return (await jwtVerify(token, keys, { ...options, algorithms, maxTokenAge, clockTolerance: 60, requiredClaims })).payload;
  } catch (thrown) {
    if (thrown instanceof Failure) throw thrown;
    if (thrown instanceof errors.JWKSTimeout || !(thrown instanceof errors.JOSEError))
      throw new Failure('IDENTITY_AWAY', { cause: causeOf(thrown) });
    throw new Failure('EVENT_REFUSED', { cause: thrown.code });
  }
}

/** What is active is named by what it opens; the first that is a plan of ours counts. */
function planOf({ capabilities, isActive }: { readonly capabilities: readonly string[]; readonly isActive: boolean }) {
  const plan = isActive ? capabilities.find((capability) => v.is(SubscriptionTypeSchema, capability)) : undefined;
  return v.parse(SubscriptionTypeSchema, plan ?? 'core');
}
