/** Every kind of document that the site sends, written to be checked against the standards of HTML and SVG. */
import { readdirSync, readFileSync } from 'node:fs';
import { partnerKinds } from '#content/company.ts';
import { errorTexts } from '#content/errors.ts';
import { pages } from '#content/pages.ts';
import { urlState } from '#content/urlState.ts';
import { readManifest } from '#server/assets/manifest.ts';
import { createSite } from '#server/pages/createSite.ts';
import { renderErrorPage } from '#server/pages/render.tsx';
import { companyFileWith, example } from './companyFiles.ts';
import { build, configOf, createTestApp, origin } from './createTestApp.ts';
import { damagedManifest } from './damagedManifest.ts';
import { exchange } from './exchange.ts';
import { sharedApp } from './sharedApp.ts';
import { type Fields, formNames, submit, valid } from './submit.ts';

export interface MarkupFile {
  /** Says what it is; no two files share it. */
  readonly name: string;
  readonly kind: 'html' | 'svg';
  readonly read: () => string | Promise<string>;
}

/* Characters that would end an attribute, an element or a data block that did not escape them. */
const awkward = `"Asha" & <Sons>' </script> <!--`;

const app = sharedApp();
/* The home page asks for pictures that this build does not have. */
const failing = createTestApp({ manifest: damagedManifest() });
const configured = createTestApp({
  environment: {
    COMPANY_FILE: companyFileWith({
      ...example,
      legalName: awkward,
      registeredOffice: [awkward, awkward],
      contactPerson: awkward,
      grievanceOfficer: { ...example.grievanceOfficer, name: awkward },
      partners: Object.fromEntries(partnerKinds.map((kind) => [kind, awkward])),
    }),
    COMPANY_NAME: awkward,
    LEGAL_DISTRICT: awkward,
    SOCIAL_LINKEDIN: 'https://www.linkedin.com/company/asha?a=1&b=2',
    SOCIAL_X: 'https://x.com/asha',
    SOCIAL_FACEBOOK: 'https://www.facebook.com/asha',
    SOCIAL_INSTAGRAM: 'https://www.instagram.com/asha',
  },
});

const html = (name: string, read: MarkupFile['read']): MarkupFile => ({ name, kind: 'html', read });

const answered = (path: string, site = app): MarkupFile =>
  html(site === configured ? `${path} with every detail of the company` : path, async () => {
    const { text } = await exchange(site, { path });
    return text;
  });

/** Every value of every parameter, and those that belong together. */
const states = [
  ...Object.entries(urlState).flatMap(([path, parameters]) =>
    Object.entries(parameters).flatMap(([name, [, ...others]]) =>
      others.map((value) => `${path}?${name}=${value}`),
    ),
  ),
  '/?enquiry=closed&mission=support&faq=access',
  '/Career?job=sr-software-developer&apply=open',
  '/Blog?q=upi',
  '/Blog?q=nothingatall',
  `/Blog?q=${encodeURIComponent(awkward)}`,
];

const wrong = (fields: Fields): Fields =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, awkward]));

const submitted = formNames.flatMap((form) => {
  const sent = (what: string, fields: Fields) =>
    html(`the ${form} form ${what}`, async () => (await submit(app, form, fields)).text);
  return [
    sent('sent empty', {}),
    sent('refused for every field', wrong(valid[form])),
    sent('accepted', valid[form]),
    sent('accepted with awkward characters', {
      ...valid[form],
      ...(form === 'application'
        ? { address: `${awkward}\r\n${awkward}` }
        : { message: `${awkward}\r\n${awkward}` }),
    }),
  ];
});

const manifest = readManifest(build);

const failures: readonly MarkupFile[] = [
  ...Object.entries(errorTexts).map(([status, text]) =>
    html(`the page of a ${status}`, () =>
      renderErrorPage(createSite(configOf(), manifest, origin, 2026), text),
    ),
  ),
  html('a 404 that suggests pages', async () => (await exchange(app, { path: '/Abuot' })).text),
  html('a 500 with its request id', async () => (await exchange(failing, { path: '/' })).text),
  html('a refusal that leads back to its form', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    return (await submit(app, 'contact', valid.contact, { headers })).text;
  }),
];

const drawingsIn = (folder: URL): MarkupFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => ({
      name,
      kind: 'svg',
      read: () => readFileSync(new URL(name, folder), 'utf8'),
    }));

/** Every page in each of its states, every form in each of its outcomes, every error page, and every drawing. */
export const markupFiles: readonly MarkupFile[] = [
  ...pages.map(({ path }) => answered(path)),
  ...states.map((path) => answered(path)),
  ...['/', '/Contact', '/Career?apply=open', '/TermCondition'].map((path) =>
    answered(path, configured),
  ),
  ...submitted,
  ...failures,
  ...drawingsIn(new URL('assets/', build)),
  ...drawingsIn(new URL('../../public/', import.meta.url)),
];
