import { createHash } from 'node:crypto';
import { isPartnerLesson, lessonParameter, partnerSources } from '@webdocs/contracts/samples/lesson-address';
import { html } from '@webdocs/standalone-pages';
import type { FastifyReply } from 'fastify';
import type { PlayHost } from './play-host.ts';

interface LessonFrameOptions {
  readonly host: PlayHost;
  readonly siteName: string;
  /** Who may show it. */
  readonly siteOrigins: readonly string[];
}

const look = 'html,body{height:100%;margin:0}iframe{width:100%;height:100%;border:0}';
const lookHash = createHash('sha256').update(look).digest('base64');

/**
 * The page around a lesson of the partner. It has no script, keeps nothing and frames the partner alone, whose pages can neither lead
 * the site away nor learn which page they were opened from. Undefined for any other address.
 */
export function lessonFrame({ pathname, searchParams }: URL, { host, siteName, siteOrigins }: LessonFrameOptions) {
  const lesson = searchParams.get(lessonParameter) ?? '';
  if (pathname !== '/' || !isPartnerLesson(lesson)) return undefined;
  const { href, hostname } = new URL(lesson);
  const page = html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <title>${hostname} | ${siteName}</title>
        <meta name="robots" content="noindex" />
        <style>
          ${look}
        </style>
      </head>
      <body>
        <iframe
          src="${href}"
          title="${hostname}"
          allow="fullscreen"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        ></iframe>
      </body>
    </html>`;
  // The hash is of the style alone, whatever is around it here.
  const body = page.toString().replace(/<style>\s*([^<]*?)\s*<\/style>/, '<style>$1</style>');
  return { send: (reply: FastifyReply) => reply.code(200).headers(headersOf(host, siteOrigins)).send(body) };
}

function headersOf({ isSecure }: PlayHost, siteOrigins: readonly string[]): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${lookHash}'`,
    `frame-src ${partnerSources.join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  };
}
