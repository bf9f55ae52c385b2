import type { Actor } from '@webdocs/contracts/remote/actor';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface SecurityCodeEntry {
  /** Rare enough, or done by people who can do harm, to be in the audit too. */
  readonly isAudited: boolean;
  /** No stranger can cause it: it is written down however often it happens. */
  readonly isByStaff?: true;
}

/** What tells of an attack, or of who came in, by the codes of the failures where there is one. */
export const securityCodes = {
  OPERATOR_TOKEN_WRONG: { isAudited: true },
  TOKEN_ENDED: { isAudited: true },
  OPERATOR_HOST_FOREIGN: { isAudited: true },
  TOKEN_OF_OTHER_TEAM: { isAudited: true },
  CSRF_TOKEN_WRONG: { isAudited: false },
  ORIGIN_FOREIGN: { isAudited: false },
  STAFF_ONLY: { isAudited: true },
  TOO_MANY_REQUESTS: { isAudited: false },
  EVENT_REFUSED: { isAudited: true },
  PAYMENT_EVENT_REFUSED: { isAudited: true },
  PASSWORD_WRONG: { isAudited: false },
  PASSWORD_THROTTLED: { isAudited: false },
  SIGNED_IN: { isAudited: false },
  SIGNED_OUT: { isAudited: false },
  /** Readers' comings and goings are for the log, which ends; rows of the audit stay for good. */
  STAFF_SIGNED_IN: { isAudited: true, isByStaff: true },
  STAFF_LOOKED: { isAudited: true, isByStaff: true },
} as const satisfies Record<string, SecurityCodeEntry>;
export type SecurityCode = keyof typeof securityCodes;

/** Something that a search after an attack is glad to find. */
export interface SecurityEvent {
  readonly code: SecurityCode;
  /** Id of the account that it was done with, where it is known. */
  readonly accountId?: string;
  /** Whose token it was done with, where there was one. */
  readonly actor?: Actor;
  /** What it was done to: the id of an account, the name of a remote. */
  readonly subject?: string;
}

export type SecurityListener = (event: SecurityEvent, request: FastifyRequest) => void;

declare module 'fastify' {
  interface FastifyInstance {
    hearSecurityEvent?: SecurityListener;
  }
}

/** Before anything else registers at the server: every host and route of it tells this listener. */
export function hearSecurityEvents(server: FastifyInstance, listener: SecurityListener): void {
  server.decorate('hearSecurityEvent', listener);
}

/** Tells where the server has a listener, and does nothing where it has none. */
export function tellSecurityEvent(request: FastifyRequest, event: SecurityEvent): void {
  request.server.hearSecurityEvent?.(event, request);
}

const accounts = new WeakMap<FastifyRequest, string>();
const actors = new WeakMap<FastifyRequest, Actor>();

/** The account of a request, as soon as it is known: a refusal that comes later names it. */
export function noteAccount(request: FastifyRequest, accountId: string): void {
  accounts.set(request, accountId);
}

/** Whose token a request carries, as soon as it is known: after a leak the search is for what that token tried. */
export function noteActor(request: FastifyRequest, actor: Actor): void {
  actors.set(request, actor);
}

/** A failure that is on the list is told; all others are not for this log. */
export function tellRefusal(request: FastifyRequest, thrown: unknown, subject?: string): void {
  const { code } = (thrown ?? {}) as { code?: unknown };
  if (typeof code !== 'string' || !Object.hasOwn(securityCodes, code)) return;
  const accountId = accounts.get(request);
  const actor = actors.get(request);
  tellSecurityEvent(request, {
    code: code as SecurityCode,
    ...(accountId === undefined ? {} : { accountId }),
    ...(actor === undefined ? {} : { actor }),
    ...(subject === undefined ? {} : { subject }),
  });
}
