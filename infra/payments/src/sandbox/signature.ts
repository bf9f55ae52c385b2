import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from '@webdocs/contracts/failures/failure';

export const signatureHeader = 'practice-signature';
/** A recorded call is worth nothing after this time. */
const oldestSeconds = 300;

/** The scheme of Stripe: the time is signed together with the body. */
export function sign(body: string | Buffer, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(body, secret, seconds).toString('hex')}`;
}

export function requireSignature(body: Buffer, header: unknown, secret: string, now: Date): void {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(String(header ?? '')) ?? [];
  if (seconds === undefined || given === undefined) throw refusal('it is not signed');
  if (!timingSafeEqual(Buffer.from(given, 'hex'), digest(body, secret, Number(seconds)))) throw refusal('the signature is wrong');
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > oldestSeconds) throw refusal('the signature is too old');
}

function digest(body: string | Buffer, secret: string, seconds: number): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}

function refusal(cause: string): Failure {
  return new Failure('PAYMENT_EVENT_REFUSED', { cause });
}
