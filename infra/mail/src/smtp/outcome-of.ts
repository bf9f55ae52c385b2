import { causeOf } from '@webdocs/contracts/failures/failure';
import type { Outcome } from '../queue/attempts.ts';

interface SmtpError {
  readonly responseCode?: number;
  readonly command?: string;
}

interface Surroundings {
  /** Whether the server had the whole message. */
  readonly isHandedOver: boolean;
  /** What no cause may show. */
  readonly secrets: readonly string[];
}

/** The commands that are about one message; all others are about us and the server. */
const aboutTheMessage: ReadonlySet<string | undefined> = new Set(['RCPT TO', 'DATA']);
/** "Service not available, closing": said in place of the answer to any command. */
const closing = 421;

/** What an attempt that failed says about the next one. */
export function outcomeOf(thrown: unknown, { isHandedOver, secrets }: Surroundings): Outcome {
  const { responseCode = 0, command } = thrown as SmtpError;
  const cause = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), causeOf(thrown));
  const wasAnswered = responseCode > 0 && responseCode !== closing && aboutTheMessage.has(command);
  if (!wasAnswered) return { kind: 'away', cause, isDoubtful: isHandedOver };
  return { kind: responseCode >= 500 ? 'refused' : 'later', cause, isDoubtful: false };
}
