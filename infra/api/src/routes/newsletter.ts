import { NewsletterSignUpSchema, type NewsletterState } from '@webdocs/contracts/api/account';
import type { FastifyInstance } from 'fastify';
import type { AccountParts } from '../account-parts.ts';
import { keepNewsletterAddress } from '../stores/newsletter-addresses.ts';
import { parseInput } from './parse-input.ts';
import { resource } from './resource.ts';

/** The form of the newsletter page. Everybody gets the same answer: nobody learns who has subscribed before. */
export function newsletter(server: FastifyInstance, { database }: AccountParts): void {
  resource(server, '/v1/newsletter', {
    POST: async (request, reply) => {
      const { email } = parseInput(NewsletterSignUpSchema, request.body);
      await keepNewsletterAddress(database.query, email);
      return reply.code(201).send({ subscribed: true } satisfies NewsletterState);
    },
  });
}
