import { createTransport } from 'nodemailer';
import { outcomeOf } from './outcome-of.ts';
import { transportOptions } from './smtp-client.ts';
import type { SmtpServer } from './smtp-server.ts';

/** Why the server lets nobody in who comes as we do; undefined where it does. No mail is sent. */
export async function examineSmtp(server: SmtpServer): Promise<string | undefined> {
  const transport = createTransport(transportOptions(server));
  try {
    await transport.verify();
    return undefined;
  } catch (thrown) {
    const outcome = outcomeOf(thrown, { isHandedOver: false, secrets: [server.password].filter(Boolean) });
    return outcome.kind === 'sent' ? undefined : outcome.cause;
  } finally {
    transport.close();
  }
}
