import { Failure } from '@webdocs/contracts/failures/failure';
import { nameOf, needsTls, type SmtpServer } from '@webdocs/mail/smtp-server';
import { smtpServerOf } from '../../start/smtp-server-of.ts';
import { isLocalRun, isLoopback, type ExaminedSettings } from './examined-settings.ts';
import { bad, ok, warn, type Finding } from './finding.ts';

const subject = 'mail';

/** Whether mail leaves, and to whom it is readable on its way. No mail is sent. */
export async function mailFindings(
  settings: ExaminedSettings,
  examine: (server: SmtpServer) => Promise<string | undefined> = tryToConnect,
): Promise<Finding[]> {
  try {
    const server = smtpServerOf(settings.mail);
    return server ? [transport(server), await reached(server, examine)] : [without(settings)];
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown;
    return [bad(subject, thrown.message, thrown.remedy)];
  }
}

async function tryToConnect(server: SmtpServer): Promise<string | undefined> {
  const { examineSmtp } = await import('@webdocs/mail/examine-smtp');
  return examineSmtp(server);
}

function without(settings: ExaminedSettings): Finding {
  if (isLocalRun(settings)) return ok(subject, 'stays in the practice inbox');
  const remedy = 'Set WEBDOCS_SMTP_ADDRESS and WEBDOCS_MAIL_FROM.';
  return settings.identityIssuer
    ? warn(subject, 'none is sent: no address of the newsletter is confirmed', remedy)
    : bad(subject, 'none is sent: users can neither register nor choose a new password', remedy);
}

function transport(server: SmtpServer): Finding {
  const name = 'mail connection';
  if (server.isTls || needsTls(server)) return ok(name, 'encrypted');
  if (isLoopback(server.host)) return ok(name, 'stays on this machine');
  return warn(name, `to ${server.host} without TLS: mail can be read on the way`, 'Set WEBDOCS_SMTP_TLS=required, if the server can.');
}

async function reached(server: SmtpServer, examine: (server: SmtpServer) => Promise<string | undefined>): Promise<Finding> {
  const cause = await examine(server);
  const name = nameOf(server);
  if (cause === undefined) return ok(subject, `${name} lets the site in${server.dkim ? `; signed for ${server.dkim.domain}` : ''}`);
  return bad(
    subject,
    `${name} does not let the site in: ${cause}`,
    'Check WEBDOCS_SMTP_ADDRESS, WEBDOCS_SMTP_USER and WEBDOCS_SMTP_PASSWORD, and that this machine may call it.',
  );
}
