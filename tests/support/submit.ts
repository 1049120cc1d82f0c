/** Posts to the three forms as a browser or a script does. */
import type { RequestListener } from 'node:http';
import { endpointOf, type FormName } from '#content/forms/form.ts';
import { pdf } from './documents.ts';
import { exchange, type Reply } from './exchange.ts';
import { multipart, type Part } from './multipart.ts';

export type Fields = Readonly<Record<string, string>>;

/** What each form accepts. 18 November 2026 is a Wednesday. */
export const valid: Readonly<Record<FormName, Fields>> = {
  enquiry: {
    name: 'Asha Roy',
    email: 'asha.roy@example.com',
    number: '9830012345',
    message: 'Please call about payouts.',
    date: '2026-11-18',
    time: '10:30',
  },
  contact: {
    name: 'Imran Shaikh',
    number: '03340012345',
    email: 'imran@example.co.in',
    message: 'Which papers does AEPS need?',
  },
  application: {
    firstName: 'Meera',
    lastName: 'Joshi',
    email: 'meera@example.com',
    phone: '+919830012345',
    gender: 'Female',
    experience: '2.5',
    address: '12 Lake Road',
    city: 'Kolkata',
    state: 'West Bengal',
    pincode: '700029',
  },
};

export const formNames = ['enquiry', 'contact', 'application'] as const satisfies FormName[];

interface Options {
  /** How the body of a text form is written. */
  readonly as?: 'urlencoded' | 'json';
  readonly accept?: 'text/html' | 'application/json';
  /** Null sends none, as a browser does that has no file field. */
  readonly resume?: { readonly filename: string; readonly content: Buffer } | null;
  readonly headers?: Readonly<Record<string, string>>;
}

const goodResume = { filename: 'resume.pdf', content: pdf() };

/** Sends fields to a form; an application gets a good resume unless it has one of its own. */
export function submit(
  app: RequestListener,
  form: FormName,
  fields: Fields,
  { as = 'urlencoded', accept = 'text/html', resume = goodResume, headers = {} }: Options = {},
): Promise<Reply> {
  const encoded = form === 'application' ? asMultipart(fields, resume) : asText(fields, as);
  return exchange(app, {
    method: 'POST',
    path: endpointOf(form),
    headers: { Accept: accept, ...encoded.headers, ...headers },
    body: encoded.body,
  });
}

function asText(fields: Fields, as: 'urlencoded' | 'json') {
  return as === 'json'
    ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fields) }
    : {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      };
}

function asMultipart(fields: Fields, resume: Options['resume']) {
  const texts: Part[] = Object.entries(fields).map(([name, value]) => ({ name, value }));
  const file = resume ? [{ name: 'resume', value: resume.content, filename: resume.filename }] : [];
  return multipart([...texts, ...file]);
}

/** A submission's JSON answer. */
export interface JsonAnswer {
  readonly ok: boolean;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** Reads an answer that must be JSON. */
export function jsonOf({ headers, text }: Reply): JsonAnswer {
  if (!headers['content-type']?.startsWith('application/json')) {
    throw new Error(`No JSON: ${headers['content-type']}`);
  }
  return JSON.parse(text);
}
