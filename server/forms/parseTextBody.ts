/** Reads the bodies of the text forms: urlencoded or JSON, in UTF-8. */
import { isUtf8 } from 'node:buffer';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { HttpError } from '../errors/HttpError.ts';
import { maxTextBytes, maxTextFields } from '../limits.ts';
import { readContentType } from './readContentType.ts';
import { whenBodyExceeds } from './whenBodyExceeds.ts';

const urlencoded = 'application/x-www-form-urlencoded';
const json = 'application/json';

const requireTextType: RequestHandler = (request, _response, next) => {
  readContentType(request, [urlencoded, json]);
  next();
};

function requireUtf8(_request: unknown, _response: unknown, body: Buffer, charset: string): void {
  if (charset.toLowerCase() !== 'utf-8' || !isUtf8(body)) throw new HttpError(400);
}

/* Faults of the body for which body-parser has another status than 400. */
const malformed = ['charset.unsupported', 'parameters.too.many'];

const mapErrors: ErrorRequestHandler = (error, _request, _response, next) => {
  const isMalformed =
    error instanceof Error && 'type' in error && malformed.includes(`${error.type}`);
  next(isMalformed ? new HttpError(400, { cause: error }) : error);
};

/** Refuses a body as soon as it is known to be too large: by its declared length, or by what has arrived. */
const withinLimit =
  (parse: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (Number(request.get('Content-Length') ?? 0) > maxTextBytes) throw new HttpError(413);
    let isOver = false;
    const once = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      next(error);
    };
    whenBodyExceeds(request, maxTextBytes, () => once(new HttpError(413)));
    parse(request, response, once);
  };

/* Browsers never compress a form; a body that is compressed is most likely a bomb. */
const options = { limit: maxTextBytes, verify: requireUtf8, inflate: false };
const parseUrlencoded = express.urlencoded({
  ...options,
  type: urlencoded,
  extended: false,
  parameterLimit: maxTextFields,
});
const parseJson = express.json({ ...options, type: json });

/** Leaves the fields in `request.body`, which stays undefined for a request without a body. */
export const parseTextBody = [
  requireTextType,
  withinLimit(parseUrlencoded),
  withinLimit(parseJson),
  mapErrors,
] as const;
