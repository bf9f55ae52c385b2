import { causeOf, Failure } from '@webdocs/contracts/failures/failure';

/** Classes and codes of PostgreSQL (Appendix A) that say the server went, stops or is not there yet. */
const serverIsAway = /^(08|57P0[123]$|53300$)/;
const diskIsFull = '53100';
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];
/** What the driver says without any code. */
const driverSays =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|timeout expired/;

export function isConnectionLost(thrown: unknown): boolean {
  if (thrown instanceof Failure) return thrown.code === 'DATABASE_AWAY';
  const { code, message, errors } = (thrown ?? {}) as { code?: unknown; message?: unknown; errors?: unknown };
  // A host with several addresses fails with all of their errors at once.
  if (Array.isArray(errors) && errors.some(isConnectionLost)) return true;
  if (typeof code === 'string' && (serverIsAway.test(code) || networkCodes.includes(code))) return true;
  return typeof message === 'string' && driverSays.test(message);
}

/** Whether a server that may be there did not answer in time; one that is not there refuses at once. */
export function isLate(thrown: unknown): boolean {
  return isConnectionLost(thrown) && /timeout/.test(causeOf(thrown instanceof Failure ? thrown.values['cause'] : thrown));
}

/** What is no mistake of the question, as a failure with a name. */
export function asFailure(thrown: unknown): unknown {
  if (thrown instanceof Failure) return thrown;
  if (isConnectionLost(thrown)) return new Failure('DATABASE_AWAY', { cause: causeOf(thrown) }, { cause: thrown });
  const { code } = (thrown ?? {}) as { code?: unknown };
  return code === diskIsFull ? new Failure('DATABASE_FULL', { cause: causeOf(thrown) }, { cause: thrown }) : thrown;
}
