import { SettingsChangeSchema, type NewsletterState } from '@webdocs/contracts/api/account';
import type { FastifyInstance } from 'fastify';
import type { AccountParts } from '../account-parts.ts';
import { signedIn } from '../protection/visitors.ts';
import { changeSettings as storeSettings, settingsOf } from '../stores/settings.ts';
import { changeSettings } from '../use-cases/change-settings.ts';
import { parseInput } from './parse-input.ts';
import { resource } from './resource.ts';

export function settings(server: FastifyInstance, parts: AccountParts): void {
  const { database } = parts;

  resource(server, '/v1/plus/settings/', {
    POST: async (request, reply) => {
      const account = await signedIn(parts, request, reply);
      await changeSettings(database, account, parseInput(SettingsChangeSchema, request.body));
      return reply.code(201).send();
    },
  });

  const setNewsletter = async (accountId: string, subscribed: boolean): Promise<NewsletterState> => {
    await storeSettings(database.query, accountId, { mdnplus_newsletter: subscribed });
    return { subscribed };
  };
  resource(server, '/v1/plus/newsletter/', {
    GET: async (request, reply): Promise<NewsletterState> => {
      const { id } = await signedIn(parts, request, reply);
      return { subscribed: (await settingsOf(database.query, id)).mdnplus_newsletter };
    },
    POST: async (request, reply) => {
      const { id } = await signedIn(parts, request, reply);
      return reply.code(201).send(await setNewsletter(id, true));
    },
    DELETE: async (request, reply) => {
      const { id } = await signedIn(parts, request, reply);
      return reply.code(202).send(await setNewsletter(id, false));
    },
  });
}
