import { type RequestHandler, Router } from 'express';
import { allowMethods } from '../errors/allowMethods.ts';
import { sendRepresentation } from '../pages/representation.ts';
import { type Files, readFiles } from './readFiles.ts';

const forEver = ['Cache-Control', 'public, max-age=31536000, immutable'] as const;
const forAnHour = ['Cache-Control', 'public, max-age=3600'] as const;

/* Chats and feed readers that run in a browser show the picture of a shared link from here. */
const lent = ['Cross-Origin-Resource-Policy', 'cross-origin'] as const;

/**
 * The built assets, whose names carry the hash of their content, and the files of public/, whose names do not.
 * @returns the handler, and what reads all of them into memory
 */
export function assetHandler(build: URL): { router: Router; readAll: () => Promise<void> } {
  const assets = readFiles(new URL('assets/', build), (name) =>
    name.startsWith('share-') ? [...forEver, ...lent] : forEver,
  );
  const files = readFiles(new URL('public/', build), () => forAnHour);
  const router = Router({ caseSensitive: true, strict: true });
  router.use('/assets', onlyToRead, send(assets));
  for (const name of files.names) router.all(`/${name}`, onlyToRead);
  router.use(send(files));
  const readAll = async () => {
    await assets.readAll();
    await files.readAll();
  };
  return { router, readAll };
}

const send =
  (files: Files): RequestHandler =>
  (request, response, next) => {
    const file = files.get(request.path.slice(1));
    if (file === undefined) next();
    else sendRepresentation(request, response, file);
  };

const refuse = allowMethods('GET', 'HEAD');

const onlyToRead: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') next();
  else refuse(request, response, next);
};
