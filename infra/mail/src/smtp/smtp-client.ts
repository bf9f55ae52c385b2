import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Message } from '../message/compose.ts';
import { attemptMs, type Outcome } from '../queue/attempts.ts';
import { outcomeOf } from './outcome-of.ts';
import { needsTls, type SmtpServer } from './smtp-server.ts';

export interface SmtpClient {
  handOver(message: Message): Promise<Outcome>;
  /** Ends what is under way. */
  close(): void;
}

const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Beside the usual headers those of a list: without them in the signature no mail program offers its button (RFC 8058). */
const signedHeaders = [
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:Content-Language',
  'List-Unsubscribe:List-Unsubscribe-Post',
].join(':');

export function transportOptions(server: SmtpServer) {
  const { host, port, isTls, user, password, dkim } = server;
  const isEncrypted = needsTls(server);
  return {
    host,
    port,
    secure: isTls,
    requireTLS: !isTls && isEncrypted,
    ignoreTLS: !isEncrypted,
    ...(user ? { auth: { user, pass: password } } : {}),
    ...(dkim
      ? {
          dkim: {
            domainName: dkim.domain,
            keySelector: dkim.selector,
            privateKey: dkim.privateKey,
            headerFieldNames: signedHeaders,
          },
        }
      : {}),
    ...limits,
    // Nothing in a message is read from this machine or from the network.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Hands messages to the mail server, over connections that stay open for a while. */
export function smtpClient(server: SmtpServer, attemptsMs = attemptMs): SmtpClient {
  const transport = createTransport({
    ...transportOptions(server),
    pool: true,
    maxConnections: server.connections,
    // It would send again by itself what a lost connection leaves in doubt: five times, and nothing would say so.
    maxRequeues: 0,
  });
  /** Messages of which the server has everything but has not said that it took them. */
  const handedOver = new Set<string>();
  transport.use('stream', ({ message, data }, done) => {
    const read = message.createReadStream.bind(message);
    message.createReadStream = () => noting(read(), () => handedOver.add(String(data.messageId)));
    done();
  });
  // Idle connections that end are replaced when they are needed.
  transport.on('error', () => undefined);
  const secrets = [server.password, server.user].filter(Boolean);
  return {
    async handOver(message) {
      try {
        await transport.sendMail({ ...message, headers: { ...message.headers }, signal: AbortSignal.timeout(attemptsMs) });
        return { kind: 'sent' };
      } catch (thrown) {
        return outcomeOf(thrown, { isHandedOver: handedOver.has(message.messageId), secrets });
      } finally {
        handedOver.delete(message.messageId);
      }
    },
    close: () => transport.close(),
  };
}

/** It is read only when the server has said that it takes the message. */
function noting(message: Readable, atEnd: () => void): Readable {
  return Readable.from(
    (async function* () {
      yield* message;
      atEnd();
    })(),
    { objectMode: false },
  );
}
