import { type RequestHandler, Router } from 'express';
import { allowMethods } from '../errors/allowMethods.ts';
import { type HeaderMap, sendRepresentation } from '../pages/representation.ts';
import { type Files, readFiles } from './readFiles.ts';

const forEver = ['Cache-Control', 'public, max-age=31536000, immutable'] as const;
const forAnHour = ['Cache-Control', 'public, max-age=3600'] as const;

/* Chats and feed readers that run in a browser load the picture of a shared link from here. */
const forAnySite = ['Cross-Origin-Resource-Policy', 'cross-origin'] as const;

/** Routes, and what reads all their files into memory. */
export type AssetRouter = Router & { readonly warm: () => Promise<void> };

/**
 * The built assets, whose names carry the hash of their content, and the files of public/, whose names do not.
 * @param build where the build wrote them, with a slash at its end
 * @param headers of every answer
 */
export function assetRouter(build: URL, headers: HeaderMap): AssetRouter {
  const assets = readFiles(new URL('assets/', build), (name) =>
    name.startsWith('share-')
      ? new Map([...headers, forEver, forAnySite])
      : new Map([...headers, forEver]),
  );
  const files = readFiles(new URL('public/', build), () => new Map([...headers, forAnHour]));
  const router = Router({ caseSensitive: true, strict: true });
  router.use('/assets', readOnly, send(assets));
  for (const name of files.names) router.all(`/${name}`, readOnly);
  router.use(send(files));
  const warm = async () => {
    await assets.readAll();
    await files.readAll();
  };
  return Object.assign(router, { warm });
}

const send =
  (files: Files): RequestHandler =>
  (request, response, next) => {
    const file = files.get(request.path.slice(1));
    if (file === undefined) next();
    else sendRepresentation(request, response, file);
  };

const refuse = allowMethods('GET', 'HEAD');

const readOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') next();
  else refuse(request, response, next);
};
