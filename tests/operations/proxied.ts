/** Two replicas of the built site behind nginx, and a client that speaks TLS to them. */
import { createServer } from 'node:http';
import { Agent, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type BuiltSite, startBuiltSite } from '../support/builtSite.ts';
import { type Exchange, type Reply, replyTo } from '../support/exchange.ts';
import { type Nginx, type Ports, startNginx } from './nginx.ts';

export interface ProxiedSite {
  readonly ports: Ports;
  /** The public origin. */
  readonly origin: string;
  readonly nginx: Nginx;
  readonly replicas: readonly [BuiltSite, BuiltSite];
  /** Starts a replica again, on the port that it had. */
  readonly restart: (index: 0 | 1) => Promise<BuiltSite>;
  /** @param from the client's address on this machine */
  readonly ask: (sent: Exchange, from?: string) => Promise<Reply>;
  readonly stop: () => Promise<void>;
}

export async function startProxiedSite(
  environment: Readonly<Record<string, string>> = {},
): Promise<ProxiedSite> {
  const [http = 0, https = 0, first = 0, second = 0] = await freePorts(4);
  const ports: Ports = { http, https, replicas: [first, second] };
  const origin = `https://localhost:${https}`;
  const shared = { SITE_URL: origin, TRUST_PROXY: '127.0.0.1', HOST: '127.0.0.1', ...environment };
  const start = (port: number) => startBuiltSite({ ...shared, PORT: String(port) });
  const replicas: [BuiltSite, BuiltSite] = await Promise.all([start(first), start(second)]);
  const nginx = await startNginx(ports);
  const agent = new Agent({ keepAlive: true, ca: nginx.certificate, maxSockets: 64 });
  return {
    ports,
    origin,
    nginx,
    replicas,
    restart: async (index) => {
      replicas[index] = await start(ports.replicas[index]);
      return replicas[index];
    },
    ask: (sent, localAddress = '127.0.0.1') => askOver(agent, https, localAddress, sent),
    stop: async () => {
      agent.destroy();
      await Promise.all([nginx.stop(), ...replicas.map((replica) => replica.stop())]);
    },
  };
}

function askOver(
  agent: Agent,
  port: number,
  localAddress: string,
  { method = 'GET', path, headers = {}, body }: Exchange,
): Promise<Reply> {
  const where = { agent, port, host: 'localhost', family: 4, localAddress, method, path };
  return replyTo(request({ ...where, headers }), body);
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.on('listening', () => resolve((server.address() as AddressInfo).port));
        }),
    ),
  );
  for (const server of servers) server.close();
  return ports;
}
