/** Reads the bodies of the text forms: urlencoded or JSON, UTF-8 only, at most 100 KB (docs/behaviour.md, "Outcomes"). */
import { isUtf8 } from 'node:buffer';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { HttpError } from '../errors/HttpError.ts';
import { afterBytes } from './afterBytes.ts';
import { contentTypeOf } from './contentType.ts';

const limit = 100 * 1024;
const urlencoded = 'application/x-www-form-urlencoded';
const json = 'application/json';

const requireKnownType: RequestHandler = (request, _response, next) => {
  contentTypeOf(request, [urlencoded, json]);
  next();
};

function verify(_request: unknown, _response: unknown, body: Buffer, encoding: string): void {
  if (encoding.toLowerCase() !== 'utf-8' || !isUtf8(body)) throw new HttpError(400);
}

/* body-parser answers 415 and 413 in these two cases; a body that cannot be read is 400 here. */
const statuses: Readonly<Record<string, 400>> = {
  'charset.unsupported': 400,
  'parameters.too.many': 400,
};

const mapErrors: ErrorRequestHandler = (error, _request, _response, next) => {
  const type = error instanceof Error && 'type' in error ? String(error.type) : '';
  const status = statuses[type];
  next(status === undefined ? error : new HttpError(status, { cause: error }));
};

/* No browser compresses a form; what is sent that way is most likely a bomb. */
const options = { limit, verify, inflate: false };

/* Whichever comes first goes on: the parser, or the limit. */
const bounded =
  (parse: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (Number(request.get('Content-Length') ?? 0) > limit) throw new HttpError(413);
    let isOver = false;
    const once = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      next(error);
    };
    afterBytes(request, limit, () => once(new HttpError(413)));
    parse(request, response, once);
  };

export const parseText = [
  requireKnownType,
  bounded(
    express.urlencoded({ ...options, type: urlencoded, extended: false, parameterLimit: 100 }),
  ),
  bounded(express.json({ ...options, type: json })),
  mapErrors,
] as const;
