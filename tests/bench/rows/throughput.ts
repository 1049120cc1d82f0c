/** Requests per second and latency, of the site and of what it is compared with, in turn. */
import { setTimeout as wait } from 'node:timers/promises';
import { pages } from '#content/pages.ts';
import { ask } from '../ask.ts';
import { median } from '../median.ts';
import type { Options } from '../options.ts';
import { atLeast, atMost, type Row } from '../row.ts';
import { type RunningServer, startBare, startPerRequest, startSettledSite } from '../servers.ts';
import { type Load, type LoadResult, load } from '../wrk.ts';

interface Contestant {
  readonly server: RunningServer;
  readonly load: Load;
}

/* A slow server is still busy with what it was asked last, on the core of the next. */
const restMs = 1500;

const brotli = { 'Accept-Encoding': 'br' };

/** @returns the rows, and what each contestant did in the median */
export async function throughput({ rounds, seconds }: Options) {
  const { contestants, stop } = await prepare();
  const results = Object.fromEntries(
    Object.keys(contestants).map((name): [string, LoadResult[]] => [name, []]),
  );
  const entries = Object.entries(contestants);
  for (const { server, load: sent } of Object.values(contestants)) await load(server, 1, sent);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { server, load: sent }] of entries) {
      results[name]?.push(await load(server, seconds, sent));
      await wait(restMs);
    }
  }
  await stop();
  const of = (name: string, figure: keyof LoadResult) =>
    median((results[name] ?? []).map((result) => result[figure]));
  return { rows: rowsOf(of), contestants: Object.keys(results).map((name) => line(name, of)) };
}

async function prepare() {
  const site = await startSettledSite();
  const home = await ask(site.port, '/', brotli);
  const tag = home.headers[home.headers.indexOf('ETag') + 1] ?? '';
  const conditional = { ...brotli, 'If-None-Match': tag };
  const notModified = await ask(site.port, '/', conditional);
  if (notModified.status !== 304) throw new Error('The site does not answer 304.');
  const bareHome = await startBare(home);
  const bareNotModified = await startBare(notModified);
  const perRequest = await startPerRequest();
  const others = pages.map(({ path }) => path).filter((path) => path !== '/');
  const contestants: Readonly<Record<string, Contestant>> = {
    'site: home': { server: site, load: { headers: brotli } },
    'bare: home': { server: bareHome, load: { headers: brotli } },
    'site: 304': { server: site, load: { headers: conditional } },
    'bare: 304': { server: bareNotModified, load: { headers: conditional } },
    'site: other pages': { server: site, load: { headers: brotli, script: ['paths', ...others] } },
    'site: random queries': { server: site, load: { headers: brotli, script: ['queries', '0'] } },
    'per request: home': { server: perRequest, load: { headers: brotli } },
  };
  const servers = [site, bareHome, bareNotModified, perRequest];
  return { contestants, stop: () => Promise.all(servers.map((server) => server.stop())) };
}

type Of = (name: string, figure: keyof LoadResult) => number;

function rowsOf(of: Of): Row[] {
  const ratio = (one: string, other: string, figure: keyof LoadResult = 'perSecond') =>
    of(one, figure) / of(other, figure);
  return [
    atLeast(
      'home page, brotli, against bare node:http',
      ratio('site: home', 'bare: home'),
      0.7,
      '×',
    ),
    atLeast(
      'home page, brotli, against the per-request form',
      ratio('site: home', 'per request: home'),
      50,
      '×',
    ),
    atLeast('conditional GET, against bare node:http', ratio('site: 304', 'bare: 304'), 0.6, '×'),
    atMost(
      'p99 latency, against bare node:http',
      ratio('site: home', 'bare: home', 'p99Ms'),
      2,
      '×',
    ),
    atLeast(
      'a random other page, against the home page',
      ratio('site: other pages', 'site: home'),
      0.9,
      '×',
    ),
    atLeast(
      'a random query string, against the home page',
      ratio('site: random queries', 'site: home'),
      0.9,
      '×',
    ),
  ];
}

const line = (name: string, of: Of) => ({
  name,
  perSecond: of(name, 'perSecond'),
  p99Ms: of(name, 'p99Ms'),
  processorUs: of(name, 'processorUs'),
});
