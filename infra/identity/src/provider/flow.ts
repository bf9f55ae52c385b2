import { redirect, type Answer, type PageRequest } from '@webdocs/standalone-pages';
import { errors, type Provider } from 'oidc-provider';
import type { IdentityServices } from '../identity-services.ts';
import { endSession } from './artefacts.ts';
import { startSession } from './browser-session.ts';
import { signUpPrompt } from './sign-in-policy.ts';

/** Why a user is at the pages of sign-in, and where they go from there. */
export interface Flow {
  /** Stands before the paths of the pages. */
  readonly base: string;
  /** The address that the site expects, if it does. */
  readonly hint: string;
  /** Whether the site waits for the end. */
  readonly leadsToSite: boolean;
  finish(userId: string): Promise<Answer>;
}

/** A sign-in that the site began in this browser; undefined once it has ended. */
export async function siteFlow({ provider, database }: IdentityServices, { raw, params }: PageRequest): Promise<Flow | undefined> {
  const { request, response } = raw;
  const interaction = await interactionOf(provider, raw);
  if (!interaction || interaction.uid !== params.uid) return undefined;
  const { login_hint: hint } = interaction.params;
  return {
    base: `/interaction/${interaction.uid}`,
    hint: typeof hint === 'string' ? hint : '',
    leadsToSite: true,
    async finish(userId) {
      // The session of another user ends here; the library would ask for that with a page that needs a script.
      if (interaction.session && interaction.session.accountId !== userId) {
        await endSession(database.query, interaction.session.uid);
        interaction.session = undefined;
        await interaction.persist();
      }
      const login = { accountId: userId, remember: true, amr: ['pwd'] };
      // Who was to make an account and has one after all is done with that too.
      const done = interaction.prompt.name === signUpPrompt ? { [signUpPrompt]: {} } : {};
      return redirect(await provider.interactionResult(request, response, { ...done, login }));
    },
  };
}

/** A user who came by a mail, or to look after the account. */
export function ownFlow(parts: IdentityServices, request: PageRequest): Flow {
  return {
    base: '',
    hint: '',
    leadsToSite: false,
    async finish(userId) {
      await startSession(parts, request, userId);
      return redirect('/account');
    },
  };
}

async function interactionOf(provider: Provider, { request, response }: PageRequest['raw']) {
  try {
    return await provider.interactionDetails(request, response);
  } catch (thrown) {
    if (thrown instanceof errors.SessionNotFound) return undefined;
    throw thrown;
  }
}
