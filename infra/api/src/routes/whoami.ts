import { visitor as calls } from '@webdocs/contracts/api/visitor';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { csrfTokenOf } from '../protection/csrf-token.ts';
import { readSessionCookie } from '../protection/session-cookie.ts';
import { visitor } from '../protection/visitors.ts';
import { isOnTheList } from '../stores/newsletter-addresses.ts';
import { settingsOf } from '../stores/settings.ts';
import { describeVisitor } from '../use-cases/describe-visitor.ts';
import { countryOf } from '../use-cases/visitor-country.ts';
import { answering } from './answer.ts';

interface Site {
  readonly countryHeader: string | null;
  /** What readers are told in place of signing in while the site is looked after, or ''. */
  readonly maintenance: string;
  readonly hasSurveys: () => boolean;
}

/** Without accounts every visitor is anonymous and somewhere. */
export function whoami(server: FastifyInstance, { countryHeader, maintenance, hasSurveys }: Site, accounts?: AccountServices): void {
  answering(server)(calls.whoami, async ({ request, reply }) => {
    const notice = { ...(maintenance ? { maintenance } : {}), ...(hasSurveys() ? { has_surveys: true as const } : {}) };
    const geo = countryOf(countryHeader ? request.headers[countryHeader] : undefined);
    const account = accounts && (await visitor(accounts, request, reply));
    if (!account) return { geo, ...notice };
    const secret = readSessionCookie(request, accounts.publicOrigin) ?? '';
    const { query } = accounts.database;
    // Asked on every page: neither waits for the other.
    const [settings, getsNewsletter] = await Promise.all([settingsOf(query, account.id), isOnTheList(query, account.email)]);
    const description = describeVisitor(account, settings, { geo, getsNewsletter });
    return { ...description, ...notice, csrf_token: csrfTokenOf(secret) };
  });
}
