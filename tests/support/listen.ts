import { createServer, type RequestListener } from 'node:http';

export interface Listening {
  /** Where it can be reached. */
  readonly origin: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Puts an app on a free port of this machine. */
export async function listen(app: RequestListener): Promise<Listening> {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  const { port } = address;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
