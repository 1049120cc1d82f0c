import { MIMEType } from 'node:util';
import type { Request } from 'express';
import { HttpError } from '../errors/HttpError.ts';
import { readContentType } from './readContentType.ts';

const multipart = 'multipart/form-data';

/* RFC 2046, section 5.1.1, and the other printable characters: clients use them as well. */
const boundaryPattern = /^[ -~]{0,69}[!-~]$/;

/**
 * Writes `Content-Type` in its plainest form: multer and busboy each understand only some of those that HTTP allows.
 * @throws HttpError 415 for a missing or another type, 400 for a malformed one or one without a valid boundary
 */
export function normaliseMultipartType(request: Request): void {
  const boundary = readContentType(request, [multipart]).params.get('boundary') ?? '';
  if (!boundaryPattern.test(boundary)) throw new HttpError(400);
  const plain = new MIMEType(multipart);
  plain.params.set('boundary', boundary);
  request.headers['content-type'] = String(plain);
}
