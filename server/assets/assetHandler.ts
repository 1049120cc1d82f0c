import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { allow } from '../errors/allow.ts';

const year = 31_536_000;

/**
 * The built assets, whose names carry the hash of their content, and the files of public/, whose names do not.
 * Both were compressed by the build.
 */
export function assetHandler(build: URL): Router {
  const directory = (name: string) => fileURLToPath(new URL(name, build));
  const options = { brotli: true, gzip: true, dotfiles: true };
  const assets = sirv(directory('assets'), {
    ...options,
    maxAge: year,
    immutable: true,
    setHeaders: lendSharePictures,
  });
  const files = sirv(directory('public'), { ...options, maxAge: 3600, setHeaders: nameIcon });
  const router = Router({ caseSensitive: true });
  /* sirv itself answers whatever the method. */
  router.use('/assets', onlyToRead, assets);
  for (const name of readdirSync(directory('public'))) router.all(`/${name}`, onlyToRead);
  router.use(files);
  return router;
}

/* Chats and feed readers that run in a browser show the picture of a shared link from here. */
function lendSharePictures(response: ServerResponse, path: string): void {
  if (path.startsWith('/share-')) {
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  }
}

/* sirv does not know this type, and `nosniff` forbids browsers to guess it. */
function nameIcon(response: ServerResponse, path: string): void {
  if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
}

const refuse = allow('GET', 'HEAD');

const onlyToRead: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') next();
  else refuse(request, response, next);
};
