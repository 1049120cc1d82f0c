/** Bytes over a connection, with nothing in between that would mend them. */
import { connect } from 'node:net';

export interface Exchanged {
  /** All that came back. */
  readonly text: string;
  /** The status of each answer. */
  readonly statuses: readonly number[];
  /** How many bytes were taken off our hands. */
  readonly sentBytes: number;
}

interface Options {
  /** Whether to go on sending until the other side ends it. */
  readonly thenEndlessly?: boolean | 'in chunks';
  /** Whether nothing follows: the other side is told at once. */
  readonly isCut?: boolean;
  /** Whether it goes on although the other side has ended its part. */
  readonly isStubborn?: boolean;
}

/* After so long without an answer we end our side: what we sent may be half a request. */
const patienceMs = 5000;

/** Sends bytes over a connection of their own, and waits until it has ended. */
export function sendRaw(
  port: number,
  bytes: string | Buffer,
  { thenEndlessly = false, isCut = false, isStubborn = false }: Options = {},
): Promise<Exchanged> {
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: isStubborn });
    socket.setTimeout(patienceMs, () => {
      if (thenEndlessly === false) socket.end();
    });
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    /* A reset is an end like any other. */
    socket.on('error', () => {});
    socket.on('close', () => {
      const text = Buffer.concat(received).toString('latin1');
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) =>
        Number(status),
      );
      resolve({ text, statuses, sentBytes: socket.bytesWritten - socket.writableLength });
    });
    if (isCut) socket.end(bytes);
    else socket.write(bytes);
    if (thenEndlessly === false) return;
    const plain = Buffer.alloc(65_536, 'x');
    const piece =
      thenEndlessly === 'in chunks' ? Buffer.from(`10000\r\n${plain.toString()}\r\n`) : plain;
    const pour = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on('drain', pour);
    pour();
  });
}
