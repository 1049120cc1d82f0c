/**
 * Stands between WebKit and the site and makes pages collect their own faults: WebKit's driver has no command for the
 * console, and MiniBrowser does not write to its output what it says while it is automated.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { collectFaults } from './collectFaults.ts';

export interface FaultRelay {
  /** Where the site is reached through it. */
  readonly origin: string;
  /** The requests for files that have failed so far. */
  readonly failed: string[];
  readonly close: () => void;
}

const script = '/collect-faults.js';

/** @param site the origin of the site */
export async function startFaultRelay(site: string): Promise<FaultRelay> {
  const failed: string[] = [];
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === script) {
      outgoing.setHeader('Content-Type', 'text/javascript').end(`(${collectFaults})()`);
    } else {
      forward(site, incoming, outgoing, failed);
    }
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    failed,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(
  site: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  failed: string[],
): void {
  const { method, url, headers } = incoming;
  const isNavigation = headers.accept?.includes('text/html') ?? false;
  const onward = request(site + url, {
    method,
    headers: isNavigation ? { ...headers, 'accept-encoding': 'identity' } : headers,
  });
  incoming.pipe(onward).on('error', () => outgoing.destroy());
  onward.on('response', async (answer) => {
    const { statusCode = 502, headers } = answer;
    if (!isNavigation) {
      if (statusCode >= 400) failed.push(`request: ${url} ${statusCode}`);
      answer.pipe(outgoing.writeHead(statusCode, headers));
      return;
    }
    const page = await text(answer);
    const watched = page.replace('<head>', `<head><script src="${script}"></script>`);
    outgoing.writeHead(statusCode, { ...headers, 'content-length': Buffer.byteLength(watched) });
    outgoing.end(watched);
  });
}
