/** Debian's nginx with the files of deploy/, of which only ports, addresses and directories are replaced. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const deploy = fileURLToPath(new URL('../../deploy/', import.meta.url));

export interface Ports {
  readonly http: number;
  readonly https: number;
  /** Of the two replicas. */
  readonly replicas: readonly [number, number];
}

export interface Nginx {
  /** The certificate that it shows, made for this run. */
  readonly certificate: string;
  /** What it logged of each request. */
  readonly requests: () => Record<string, unknown>[];
  /** Everything that it writes is below this directory. */
  readonly directory: string;
  readonly stop: () => Promise<void>;
}

export async function startNginx(ports: Ports): Promise<Nginx> {
  const program = provideNginx();
  const directory = mkdtempSync(join(tmpdir(), 'nginx-'));
  /* Its workers run as nobody. */
  chmodSync(directory, 0o755);
  for (const name of ['cache', 'log', 'tls']) mkdirSync(join(directory, name));
  writeFileSync(join(directory, 'nginx.conf'), configuration(directory, ports));
  writeFileSync(join(directory, 'upstream.conf'), upstream(ports));
  makeCertificate(join(directory, 'tls'));

  const file = join(directory, 'nginx.conf');
  const child = spawn(program, ['-c', file, '-g', `daemon off; pid ${directory}/pid;`]);
  const ended = once(child, 'close');
  await Promise.race([
    listening(ports.https),
    ended.then(() => Promise.reject(new Error(readFileSync(`${directory}/log/error.log`, 'utf8')))),
  ]);
  return {
    certificate: readFileSync(join(directory, 'tls/site.crt'), 'utf8'),
    directory,
    requests: () =>
      readFileSync(join(directory, 'log/access.log'), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
    async stop() {
      child.kill('SIGQUIT');
      child.kill('SIGTERM');
      await ended;
      rmSync(directory, { recursive: true });
    },
  };
}

function provideNginx(): string {
  const search = { env: { PATH: '/usr/local/sbin:/usr/sbin:/usr/local/bin:/usr/bin:/bin' } };
  const find = () => spawnSync('sh', ['-c', 'command -v nginx'], search).stdout.toString().trim();
  if (find() === '' && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], search);
    spawnSync(
      'apt-get',
      ['install', '-qq', '-y', '--no-install-recommends', 'nginx-light'],
      search,
    );
  }
  const found = find();
  if (found === '') throw new Error('There is no nginx: install the package nginx-light.');
  return found;
}

function configuration(directory: string, { http, https }: Ports): string {
  return replaceAll(readFileSync(join(deploy, 'nginx.conf'), 'utf8'), {
    'listen 80 ': `listen 127.0.0.1:${http} `,
    'listen 443 ssl http2 default': `listen 127.0.0.1:${https} ssl http2 default`,
    '/var/cache/nginx': `${directory}/cache`,
    '/var/log/nginx': `${directory}/log`,
  });
}

const upstream = ({ replicas: [first, second] }: Ports): string =>
  replaceAll(readFileSync(join(deploy, 'upstream.conf'), 'utf8'), {
    '127.0.0.1:3001': `127.0.0.1:${first}`,
    '127.0.0.1:3002': `127.0.0.1:${second}`,
  });

function replaceAll(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`deploy/ has no "${from}".`);
    return before.replaceAll(from, to);
  }, text);
}

/* The command of docs/operations.md. */
function makeCertificate(directory: string): void {
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(directory, 'site.key'), '-out', join(directory, 'site.crt')];
  const what = ['-x509', '-days', '30', '-subj', '/CN=localhost', '-addext', names];
  execFileSync('openssl', ['req', ...key, ...what, ...files], { stdio: 'ignore' });
}

async function listening(port: number): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  while (!(await isOpen())) await wait(20);
}
