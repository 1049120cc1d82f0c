/** Reads `Content-Type` by one grammar before any parser does, because each parser has a grammar of its own. */
import { MIMEType } from 'node:util';
import type { Request } from 'express';
import { HttpError } from '../errors/HttpError.ts';

const token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const quotedString = '"(?:[\\t !\\x23-\\x5b\\x5d-\\x7e\\x80-\\xff]|\\\\[\\t -~\\x80-\\xff])*"';
const parameter = `[ \\t]*;[ \\t]*${token}=(?:${token}|${quotedString})`;
const mediaType = new RegExp(`^${token}/${token}(?:${parameter})*(?:[ \\t]*;)?$`);

/**
 * Reads the media type of a request's body (RFC 9110, section 8.3.1). Empty parameters, which HTTP tolerates and MIME
 * does not, are malformed here, but for the trailing semicolon that some clients send.
 * @param accepted the types that the caller can read, in lower case
 * @throws HttpError 415 for a missing or another type, 400 for a malformed one
 */
export function readContentType(request: Request, accepted: readonly string[]): MIMEType {
  const header = request.get('Content-Type');
  if (header === undefined) throw new HttpError(415);
  if (!mediaType.test(header)) throw new HttpError(400);
  const contentType = new MIMEType(header);
  if (!accepted.includes(contentType.essence)) throw new HttpError(415);
  return contentType;
}
