/** The network between a browser and the server, which can be cut while something is on its way. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Relay {
  /** Where the site is reached through it. */
  readonly origin: string;
  /** Breaks every connection, and lets none come about until `mend`. */
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => void;
}

/** @param port that the server listens on */
export async function relayTo(port: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let broken = false;
  const server = createServer((browser) => {
    if (broken) {
      browser.resetAndDestroy();
      return;
    }
    const target = connect(port, 'localhost');
    for (const socket of [browser, target]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    browser.pipe(target).pipe(browser);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const breakAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      broken = true;
      breakAll();
    },
    mend() {
      broken = false;
    },
    close() {
      breakAll();
      server.close();
    },
  };
}
