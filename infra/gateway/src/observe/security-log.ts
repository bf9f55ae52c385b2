import { createHmac } from 'node:crypto';
import { causeOf } from '@webdocs/contracts/failures/failure';
import { actorText } from '@webdocs/contracts/remote/actor';
import { networkOf } from '@webdocs/limits/network-of';
import type { Registry } from '@webdocs/registry';
import { securityCodes, type SecurityCode, type SecurityListener } from '@webdocs/server/security-events';
import type { Logger } from 'pino';

interface SecurityLogOptions {
  readonly log: Logger;
  /** Networks are told apart by a hash that cannot be made without this. */
  readonly secret: string;
  readonly count: (code: SecurityCode) => void;
  readonly append: Registry['note'];
  readonly now?: () => number;
}

/** A stranger must not be able to make the audit grow: what comes above this is counted, and the next row says how much it was. */
const mostRowsAMinute = 10;
const minuteMs = 60_000;

/** Each event is a line of the log and counts in the metrics; the rare ones are rows of the audit as well. */
export function securityLog({ log, secret, count, append, now = () => performance.now() }: SecurityLogOptions): SecurityListener {
  const networkHash = (address: string) =>
    createHmac('sha256', secret)
      .update(`network\n${networkOf(address)}`)
      .digest('base64url')
      .slice(0, 16);
  let minute = { since: -Infinity, rows: 0 };
  let skipped = 0;

  return ({ code, accountId, actor, subject }, { ip, clientAddress, id, method, routeOptions, otherHost }) => {
    count(code);
    const route = `${method} ${otherHost ?? ''}${routeOptions.url ?? '-'}`;
    const network = networkHash(clientAddress || ip);
    log.warn({ security: code, route, network, accountId, actor: actor && actorText(actor), subject, requestId: id }, 'security');
    const { isAudited, isByStaff }: { isAudited: boolean; isByStaff?: true } = securityCodes[code];
    if (!isAudited) return;
    // What staff looked at must not be crowded out. An account alone is no reason: anyone can have one.
    if (!isByStaff) {
      if (now() - minute.since >= minuteMs) minute = { since: now(), rows: 0 };
      if (minute.rows >= mostRowsAMinute) return void (skipped += 1);
      minute.rows += 1;
    }
    const before = skipped;
    skipped = 0;
    append({
      actor:
        actor ??
        (accountId === undefined ? { kind: 'stranger', name: network, team: null } : { kind: 'account', name: accountId, team: null }),
      event: code,
      subject: subject ?? '',
      detail: { route, network, requestId: id, ...(before > 0 ? { notWrittenBefore: before } : {}) },
    }).catch((thrown: unknown) => {
      skipped += 1 + before;
      log.error({ cause: causeOf(thrown), security: code }, 'the audit was not written');
    });
  };
}
