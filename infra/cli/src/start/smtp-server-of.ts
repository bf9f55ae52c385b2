import type { Configuration } from '@webdocs/configuration/read-configuration';
import { Failure } from '@webdocs/contracts/failures/failure';
import { nameOf, type SmtpServer } from '@webdocs/mail/smtp-server';

/** Refuses what would send no mail, or a password to all who listen, rather than to find out with the first one. */
export function smtpServerOf(settings: Configuration['server']['mail']): SmtpServer | undefined {
  const { server: address, from, user, password, encryption, connections, dkimSelector, dkimKey } = settings;
  if (!address) return undefined;
  const smtp = { ...address, encryption, user, password, connections };
  const server = nameOf(smtp);
  if (!from) throw new Failure('MAIL_SENDER_MISSING', { server });
  if (user && !smtp.isTls && encryption === 'none') throw new Failure('MAIL_PASSWORD_OPEN', { server });
  const [missing] = [...(dkimSelector ? [] : ['WEBDOCS_DKIM_SELECTOR']), ...(dkimKey ? [] : ['WEBDOCS_DKIM_KEY'])];
  if (!dkimSelector && !dkimKey) return smtp;
  if (missing) throw new Failure('MAIL_SIGNATURE_HALF', { missing });
  return { ...smtp, dkim: { domain: from.slice(from.lastIndexOf('@') + 1), selector: dkimSelector, privateKey: dkimKey } };
}
