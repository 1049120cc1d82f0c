/** The entry of the bare server: node:http that sends one recorded answer, whatever it is asked. Run as `node bareServer.ts <file> <port>`. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

interface Recording {
  readonly status: number;
  readonly headers: string[];
  /** In base 64. */
  readonly body: string;
  readonly keepAliveSeconds: number;
}

const [file = '', port] = process.argv.slice(2);
const recording: Recording = JSON.parse(readFileSync(file, 'utf8'));
const { status, headers } = recording;
const body = status === 304 ? undefined : Buffer.from(recording.body, 'base64');

const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(body);
});
server.keepAliveTimeout = recording.keepAliveSeconds * 1000;
server.listen(Number(port));
