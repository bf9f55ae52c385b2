import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inRepository } from '@webdocs/workbench/repository';

const startsWithinMs = 20_000;

export interface CacheInFront {
  readonly address: string;
  stop(): Promise<void>;
}

/** nginx with the configuration of operations.md, in front of these ports. */
export async function startNginx(folder: string, port: number, sites: readonly number[]): Promise<CacheInFront> {
  const server = (await exampleIn('nginx'))
    .replace('/var/cache/nginx/site', join(folder, 'nginx-cache'))
    .replace(/server 127\.0\.0\.1:3000([^;]*;)/, (_, how: string) => sites.map((site) => `server 127.0.0.1:${site}${how}`).join(' '))
    .replace(/listen 443[^;]*;.*/, `listen 127.0.0.1:${port};`);
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${join(folder, `nginx-${of}`)};`);
  await writeFile(
    file,
    `user root; daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'nginx.log')};
events { worker_connections 4096; }
http { access_log off; ${temporary.join(' ')}
${server}}`,
  );
  return started('nginx', ['-c', file, '-e', join(folder, 'nginx.log')], port);
}

/** Varnish with the configuration of operations.md, in front of this port. */
export async function startVarnish(folder: string, port: number, site: number): Promise<CacheInFront> {
  const file = join(folder, 'site.vcl');
  const workFolder = join(folder, 'varnish');
  await mkdir(workFolder);
  await writeFile(file, (await exampleIn('vcl')).replace('"3000"', `"${site}"`));
  return started(
    'varnishd',
    ['-F', '-j', 'none', '-n', workFolder, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64m', '-T', 'none'],
    port,
  );
}

async function exampleIn(language: string): Promise<string> {
  const page = await readFile(inRepository('infra/docs/operations.md'), 'utf8');
  const [, example] = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page) ?? [];
  if (example === undefined) throw new Error(`operations.md has no example in ${language}`);
  return example;
}

async function started(program: string, words: readonly string[], port: number): Promise<CacheInFront> {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with code ${code}: ${said}`)));
  });
  ended.catch(() => undefined);
  const address = `http://localhost:${port}`;
  await Promise.race([ended, untilAnswering(address)]);
  return { address, stop: () => stopped(child) };
}

async function untilAnswering(address: string): Promise<void> {
  const until = performance.now() + startsWithinMs;
  for (;;) {
    const status = await fetch(`${address}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    if (performance.now() > until) throw new Error(`${address} answers ${status || 'nothing'}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Ports that are free at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from({ length: count }, () => {
      const probe = createServer();
      return new Promise<typeof probe>((resolve) => probe.listen(0, '127.0.0.1', () => resolve(probe)));
    }),
  );
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}
