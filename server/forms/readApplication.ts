import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { HttpError } from '../errors/HttpError.ts';
import * as limits from '../limits.ts';
import { inspectResume, type ResumeFinding } from './inspectResume.ts';
import { normaliseMultipartType } from './normaliseMultipartType.ts';
import { whenBodyExceeds } from './whenBodyExceeds.ts';

interface Application {
  /** The text fields by name. */
  readonly fields: object;
  readonly resume: ResumeFinding;
}

const multipartLimits = {
  files: 1,
  fields: limits.maxApplicationFields,
  parts: limits.maxApplicationFields + 1,
  fieldSize: limits.maxTextBytes,
  fieldNameSize: limits.maxFieldNameBytes,
  headerPairs: limits.maxPartHeaders,
  fieldNestingDepth: 0,
};

/**
 * Reads the multipart body of a job application (RFC 7578). The resume streams past: it is neither kept nor written.
 * @param maxResumeBytes reading ends as soon as a resume is larger, with the fields that came before it
 * @throws HttpError 413 for too much text, 415 for another type, 400 for anything else that is wrong with the body
 */
export function readApplication(
  request: Request,
  response: Response,
  maxResumeBytes: number,
): Promise<Application> {
  normaliseMultipartType(request);
  const maxBytes = maxResumeBytes + limits.maxTextBytes + limits.maxPartHeadBytes;
  const declaredBytes = Number(request.get('Content-Length') ?? 0);
  /* A client that waits for 100 Continue has not sent any field yet that could be kept. */
  if (declaredBytes > maxBytes && request.get('Expect') !== undefined) throw new HttpError(413);
  return new Promise((resolve, reject) => {
    let resume: ResumeFinding = 'missing';
    const finish = () => {
      const fields: object | undefined = request.body;
      /* multer does not touch a request without a body. */
      if (fields === undefined) reject(new HttpError(400));
      else if (textBytesOf(fields) > limits.maxTextBytes) reject(new HttpError(413));
      else resolve({ fields: { ...fields }, resume });
    };
    /* If the declared length alone shows that the resume is too large, none of it is read. */
    const storage = inspectResume(declaredBytes > maxBytes ? 0 : maxResumeBytes, (finding) => {
      resume = finding;
      if (finding === 'tooLarge') finish();
    });
    const parse = multer({ storage, limits: multipartLimits, defParamCharset: 'utf8' }).single(
      'resume',
    );
    whenBodyExceeds(request, maxBytes, () => reject(new HttpError(413)));
    parse(request, response, (error: unknown) => {
      if (error === undefined) finish();
      else reject(toHttpError(error));
    });
  });
}

const textBytesOf = (fields: object): number =>
  Object.values(fields)
    .flat()
    .reduce((sum, value) => sum + Buffer.byteLength(String(value)), 0);

function toHttpError(error: unknown): HttpError {
  const isTooLong = error instanceof MulterError && error.code === 'LIMIT_FIELD_VALUE';
  return new HttpError(isTooLong ? 413 : 400, { cause: error });
}
