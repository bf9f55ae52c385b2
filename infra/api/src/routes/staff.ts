import {
  StaffAccountsQuerySchema,
  StaffActionSchema,
  StaffPlanChangeSchema,
  type StaffAccount,
  type StaffAccountPage,
} from '@webdocs/contracts/api/staff';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountParts } from '../account-parts.ts';
import { staffOnly } from '../protection/visitors.ts';
import { auditRowsOf } from '../stores/audit-rows.ts';
import { isRandomId } from '../stores/random-id.ts';
import { accountForStaff, accountsByEmail } from '../stores/staff-accounts.ts';
import { correctPlan, deleteForOwner, liftSuspension, suspend, type StaffAct } from '../use-cases/staff-actions.ts';
import { parseInput } from './parse-input.ts';
import { resource } from './resource.ts';

const accounts = '/v1/root/accounts/';

/** For those who look after accounts. */
export function staff(server: FastifyInstance, parts: AccountParts): void {
  const { query } = parts.database;

  resource(server, accounts, {
    GET: async (request, reply): Promise<{ accounts: StaffAccount[] }> => {
      await staffOnly(parts, request, reply);
      const { email } = parseInput(StaffAccountsQuerySchema, request.query);
      return { accounts: await accountsByEmail(query, email) };
    },
  });

  resource(server, `${accounts}:id/`, {
    GET: async (request, reply): Promise<StaffAccountPage> => {
      await staffOnly(parts, request, reply);
      const account = await accountForStaff(query, idIn(request));
      if (!account) throw new Failure('ACCOUNT_UNKNOWN');
      return { ...account, audit: await auditRowsOf(query, account.id) };
    },
  });

  const act = async (request: FastifyRequest, reply: FastifyReply): Promise<StaffAct> => {
    const actor = await staffOnly(parts, request, reply);
    const { reason } = parseInput(StaffActionSchema, request.body);
    return { actor, accountId: idIn(request), reason };
  };

  resource(server, `${accounts}:id/suspension/`, {
    POST: async (request, reply) => {
      await suspend(parts, await act(request, reply));
      return reply.code(201).send();
    },
    DELETE: async (request, reply) => {
      await liftSuspension(parts, await act(request, reply));
      return reply.code(200).send();
    },
  });

  resource(server, `${accounts}:id/plan/`, {
    POST: async (request, reply) => {
      const actor = await staffOnly(parts, request, reply);
      const { plan, reason } = parseInput(StaffPlanChangeSchema, request.body);
      await correctPlan(parts, { actor, accountId: idIn(request), reason }, plan);
      return reply.code(201).send();
    },
  });

  resource(server, `${accounts}:id/deletion/`, {
    POST: async (request, reply) => {
      await deleteForOwner(parts, await act(request, reply));
      return reply.code(200).send();
    },
  });
}

/** What no account can be called finds none: some texts the database would refuse to look for. */
function idIn({ params }: FastifyRequest): string {
  const { id } = params as { readonly id: string };
  if (!isRandomId(id)) throw new Failure('ACCOUNT_UNKNOWN');
  return id;
}
