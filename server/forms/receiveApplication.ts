/** Reads the multipart body of an application. The resume streams past: it is counted and looked at, never held or written. */
import { MIMEType } from 'node:util';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { HttpError } from '../errors/HttpError.ts';
import { afterBytes } from './afterBytes.ts';
import { collectChunks } from './collectChunks.ts';
import { contentTypeOf } from './contentType.ts';
import { detectType } from './resumeType.ts';

/** What became of the resume. */
export type ResumeVerdict = 'accepted' | 'missing' | 'empty' | 'wrongType' | 'tooLarge';

export interface Received {
  readonly fields: unknown;
  readonly resume: ResumeVerdict;
}

const multipart = 'multipart/form-data';
const kilobyte = 1024;
const mostText = 100 * kilobyte;
/* What is neither text nor resume: the heads of the parts. */
const mostMarkup = 16 * kilobyte;

const limits = {
  files: 1,
  fields: 40,
  parts: 41,
  fieldSize: mostText,
  fieldNameSize: 100,
  headerPairs: 20,
  fieldNestingDepth: 0,
};

/**
 * @param maxBytes the largest resume; reading ends as soon as one is larger, with the fields that came before it
 * @throws HttpError 413 for text that is too long, 400 for whatever else is wrong with the body
 */
export function receiveApplication(
  request: Request,
  response: Response,
  maxBytes: number,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    normaliseContentType(request);
    const most = maxBytes + mostText + mostMarkup;
    const declared = Number(request.get('Content-Length') ?? 0);
    let resume: ResumeVerdict = 'missing';
    const end = () => {
      /* multer does not touch a request that has no body at all. */
      if (request.body === undefined) reject(new HttpError(400));
      else if (textBytes(request.body) > mostText) reject(new HttpError(413));
      else resolve({ fields: { ...request.body }, resume });
    };
    const finish = (verdict: ResumeVerdict) => {
      resume = verdict;
      if (verdict === 'tooLarge') end();
    };
    /* Where the length alone tells that it is too large, nothing of the resume is read. */
    const storage = inspectResume(declared > most ? 0 : maxBytes, finish);
    const parse = multer({ storage, limits, defParamCharset: 'utf8' }).single('resume');
    afterBytes(request, most, () => reject(new HttpError(413)));
    parse(request, response, (error: unknown) => {
      if (error === undefined) end();
      else reject(toHttpError(error));
    });
  });
}

/* RFC 2046, section 5.1.1; the other visible characters are not in its list, but clients do send them. */
const validBoundary = /^[ -~]{0,69}[!-~]$/;

/* multer and busboy each take only some ways to write the header; both take this one. */
function normaliseContentType(request: Request): void {
  const boundary = contentTypeOf(request, [multipart]).params.get('boundary') ?? '';
  if (!validBoundary.test(boundary)) throw new HttpError(400);
  const plain = new MIMEType(multipart);
  plain.params.set('boundary', boundary);
  request.headers['content-type'] = String(plain);
}

const textBytes = (fields: object): number =>
  Object.values(fields)
    .flat()
    .reduce((sum, value) => sum + Buffer.byteLength(String(value)), 0);

function inspectResume(maxBytes: number, finish: (verdict: ResumeVerdict) => void): StorageEngine {
  return {
    _handleFile(_request, file, done) {
      const detector = detectType();
      let size = 0;
      file.stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxBytes) finish('tooLarge');
        else detector.write(chunk);
        collectChunks(chunk.length);
      });
      file.stream.on('error', done);
      file.stream.on('end', () => {
        finish(verdictOf(file.originalname, size, maxBytes, detector.type() !== undefined));
        done(null, { size });
      });
    },
    _removeFile(_request, _file, done) {
      done(null);
    },
  };
}

function verdictOf(name: string, size: number, maxBytes: number, known: boolean): ResumeVerdict {
  if (size > maxBytes) return 'tooLarge';
  /* A browser sends a nameless, empty part when no file was chosen. */
  if (size === 0) return name === '' ? 'missing' : 'empty';
  return known ? 'accepted' : 'wrongType';
}

function toHttpError(error: unknown): HttpError {
  const tooLong = error instanceof MulterError && error.code === 'LIMIT_FIELD_VALUE';
  return new HttpError(tooLong ? 413 : 400, { cause: error });
}
