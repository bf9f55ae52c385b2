import { createHash } from 'node:crypto';
import { issuesOnPage, newsletterIssues as calls } from '@webdocs/contracts/api/newsletter-issues';
import { Failure } from '@webdocs/contracts/failures/failure';
import { securityHeaders } from '@webdocs/standalone-pages';
import { tellSecurityEvent } from '@webdocs/server/security-events';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { siteOrigin } from '../protection/site-origin.ts';
import { describedIssue, findIssue, listedIssues } from '../stores/newsletter-issues.ts';
import { changeIssue, deleteIssue, pauseIssue, sendIssue, stopIssue, testIssue, writeIssue } from '../use-cases/edit-issues.ts';
import { issueMail } from '../use-cases/issue-mail.ts';
import { answering } from './answer.ts';

/** For staff: the issues of the newsletter. */
export function newsletterIssues(server: FastifyInstance, parts: AccountServices, isSecure: boolean): void {
  const { query } = parts.database;
  const answer = answering(server, parts);

  answer(calls.listIssues, ({ request, account: { id: accountId }, query: { offset } }) => {
    tellSecurityEvent(request, { code: 'STAFF_LOOKED', accountId, subject: 'newsletter issues' });
    return listedIssues(query, { limit: issuesOnPage, offset });
  });
  answer(calls.readIssue, ({ params: { id } }) => describedIssue(query, id));
  answer(calls.writeIssue, ({ account, body }) => writeIssue(parts, account, body));
  answer(calls.changeIssue, ({ account: actor, params: { id }, body }) => changeIssue(parts, { actor, id }, body));
  answer(calls.deleteIssue, ({ account: actor, params: { id } }) => deleteIssue(parts, { actor, id }));

  answer(calls.previewIssue, async ({ request, reply, account, params: { id }, query: { form } }) => {
    if (!parts.previewMail) throw new Failure('MAIL_MISSING');
    const issue = await findIssue(query, id);
    const mail = issueMail(issue, siteOrigin(request, parts.publicOrigin))({ id, email: account.email, locale: issue.locale });
    const { html, text } = parts.previewMail(mail);
    if (form === 'text') return reply.headers(securityHeaders({ isSecure })).type('text/plain; charset=utf-8').send(text);
    return reply.headers(mailHeaders(html, isSecure)).type('text/html; charset=utf-8').send(html);
  });

  answer(calls.testIssue, ({ request, account: actor, params: { id } }) =>
    testIssue(parts, { actor, id }, siteOrigin(request, parts.publicOrigin)),
  );
  answer(calls.sendIssue, ({ request, account: actor, params: { id }, body: { version } }) =>
    sendIssue(parts, { actor, id }, { version, origin: siteOrigin(request, parts.publicOrigin) }),
  );
  answer(calls.pauseIssue, ({ account: actor, params: { id } }) => pauseIssue(parts, { actor, id }));
  answer(calls.stopIssue, ({ account: actor, params: { id } }) => stopIssue(parts, { actor, id }));
}

/** A mail has its styles in place: those that are in it may be used, by their hashes, and nothing else is loaded or run. */
function mailHeaders(mail: string, isSecure: boolean): Record<string, string> {
  const styles = [...mail.matchAll(/ style="([^"]*)"|<style>([\s\S]*?)<\/style>/g)].map(([, inPlace, sheet]) => inPlace ?? sheet ?? '');
  const hashes = [...new Set(styles.map(unescaped))].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  const policy = ["default-src 'none'", `style-src 'unsafe-hashes' ${hashes.join(' ')}`, 'sandbox', "frame-ancestors 'none'"];
  return { ...securityHeaders({ isSecure }), 'content-security-policy': policy.join('; ') };
}

/** As the browser reads the value of an attribute. */
function unescaped(style: string): string {
  return style.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
