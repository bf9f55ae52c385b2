import type { ObservatoryFix } from '@webdocs/contracts/api/observatory-report';
import { added, fixes, kept, removed } from './server-lines.ts';

const all = (text: string) => text.split('\n').map(added);

/** Answers over plain HTTP with a redirect alone. */
export function redirectFixes(host: string): ObservatoryFix[] {
  return fixes({
    nginx: all(`server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  return 301 https://$host$request_uri;
}`),
    apache: all(`<VirtualHost *:80>
  ServerName ${host}
  Redirect permanent / https://${host}/
</VirtualHost>`),
    caddy: all(`http://${host} {
  redir https://{host}{uri} permanent
}`),
    node: all(`http
  .createServer((request, response) => {
    response.writeHead(301, { Location: \`https://${host}\${request.url}\` }).end();
  })
  .listen(80);`),
  });
}

/** A certificate that browsers trust. */
export function certificateFixes(host: string): ObservatoryFix[] {
  const folder = `/etc/letsencrypt/live/${host}`;
  return fixes({
    nginx: all(`# certbot certonly --nginx -d ${host}
listen 443 ssl;
ssl_certificate ${folder}/fullchain.pem;
ssl_certificate_key ${folder}/privkey.pem;`),
    apache: all(`# certbot certonly --apache -d ${host}
SSLEngine on
SSLCertificateFile ${folder}/fullchain.pem
SSLCertificateKeyFile ${folder}/privkey.pem`),
    caddy: all(`# Caddy fetches the certificate by itself
${host} {
  root * /srv
  file_server
}`),
    node: all(`https
  .createServer({ cert: readFileSync('${folder}/fullchain.pem'), key: readFileSync('${folder}/privkey.pem') }, listener)
  .listen(443);`),
  });
}

/** Lets chosen origins read with cookies, and no others. */
export function sharingFixes(host: string): ObservatoryFix[] {
  const origin = `https://app.${host}`;
  return fixes({
    nginx: [
      ...all(`map $http_origin $allowed_origin {
  default "";
  "${origin}" $http_origin;
}`),
      removed('add_header Access-Control-Allow-Origin $http_origin always;'),
      added('add_header Access-Control-Allow-Origin $allowed_origin always;'),
      added('add_header Vary Origin always;'),
    ],
    apache: [
      added(`SetEnvIf Origin "^${origin.replaceAll('.', '\\.')}$" ALLOWED_ORIGIN=$0`),
      removed('Header always set Access-Control-Allow-Origin "%{HTTP_ORIGIN}e"'),
      added('Header always set Access-Control-Allow-Origin "%{ALLOWED_ORIGIN}e" env=ALLOWED_ORIGIN'),
      added('Header always merge Vary Origin'),
    ],
    caddy: [
      added(`@allowed header Origin ${origin}`),
      removed('header Access-Control-Allow-Origin {header.Origin}'),
      added(`header @allowed Access-Control-Allow-Origin ${origin}`),
      added('header +Vary Origin'),
    ],
    node: [
      added(`const allowed = new Set(['${origin}']);`),
      removed("response.setHeader('Access-Control-Allow-Origin', request.headers.origin);"),
      added("response.appendHeader('Vary', 'Origin');"),
      added('if (allowed.has(request.headers.origin)) {'),
      added("  response.setHeader('Access-Control-Allow-Origin', request.headers.origin);"),
      added('}'),
    ],
  });
}

/** Where to tell of a hole in the site. */
export function securityTextFixes(host: string, expires: string): ObservatoryFix[] {
  const text = [`Contact: mailto:security@${host}`, `Expires: ${expires}`];
  const file = '/.well-known/security.txt';
  return fixes({
    nginx: all(`location = ${file} {
  default_type text/plain;
  return 200 "${text.join('\\n')}\\n";
}`),
    apache: [kept(`# ${file}`), ...text.map(added)],
    caddy: all(`respond ${file} <<TEXT
  ${text.join('\n  ')}
  TEXT 200`),
    node: all(`if (request.url === '${file}') {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('${text.join('\\n')}\\n');
}`),
  });
}
