import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { applicationForm } from '#content/forms/applicationForm.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { otherFiles, pdf, resumes } from '../support/documents.ts';
import { listen } from '../support/listen.ts';
import { boundary } from '../support/multipart.ts';
import { readForm } from '../support/readForm.ts';
import { jsonOf, submit, valid } from '../support/submit.ts';

const megabyte = 1024 * 1024;
const app = createTestApp({ environment: { RESUME_MAX_MB: '1' } });
const headOfResume = `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n`;
const field = applicationForm.fields.find((each) => each.control === 'file');

const send = (resume: { filename: string; content: Buffer } | null, accept?: 'application/json') =>
  submit(app, 'application', valid.application, { resume, ...(accept && { accept }) });

describe('accepted by content, whatever the name', () => {
  test.each(Object.entries(resumes))('%s', async (_, content) => {
    for (const filename of ['resume.pdf', 'resume.exe', '../../etc/passwd', 'r'.repeat(200)]) {
      expect((await send({ filename, content })).status).toBe(200);
    }
  });
});

describe('refused by content, whatever the name', () => {
  test.each(Object.entries(otherFiles))('%s', async (_, content) => {
    for (const filename of ['resume.pdf', 'resume.doc', 'resume.docx']) {
      const reply = await send({ filename, content }, 'application/json');
      expect([reply.status, jsonOf(reply).errors]).toEqual([422, { resume: field?.wrongType }]);
    }
  });
});

const absent = [
  { what: 'no part', resume: null, message: field?.missing },
  {
    what: 'no file chosen',
    resume: { filename: '', content: Buffer.alloc(0) },
    message: field?.missing,
  },
  {
    what: 'an empty file',
    resume: { filename: 'resume.pdf', content: Buffer.alloc(0) },
    message: field?.empty,
  },
];

test.each(absent)('$what: $message', async ({ resume, message }) => {
  const { text, status } = await send(resume);
  expect([status, readForm(text, 'application').messageAt('resume')]).toEqual([422, message]);
});

describe('the limit of RESUME_MAX_MB', () => {
  test('a file of one byte is judged by its content', async () => {
    const reply = await send({ filename: 'a.pdf', content: Buffer.from('x') }, 'application/json');
    expect(jsonOf(reply).errors).toEqual({ resume: field?.wrongType });
  });

  test('a resume of exactly the limit passes', async () => {
    expect((await send({ filename: 'a.pdf', content: pdf(megabyte) })).status).toBe(200);
  });

  test.each([megabyte + 1, 3 * megabyte, 40 * megabyte])(
    'one of %d bytes is refused with 413, what was typed kept',
    async (size) => {
      const resume = { filename: 'a.pdf', content: pdf(size) };
      const json = await send(resume, 'application/json');
      expect([json.status, jsonOf(json)]).toEqual([
        413,
        { ok: false, errors: { resume: field?.tooLarge(1) } },
      ]);
      const { status, text } = await send(resume);
      const { title, entered, messageAt } = readForm(text, 'application');
      expect([status, messageAt('resume')]).toEqual([413, field?.tooLarge(1)]);
      expect(title).toMatch(/^Error: /);
      for (const [name, value] of Object.entries(valid.application))
        expect(entered(name)).toBe(value);
    },
  );

  test('is answered as soon as it is passed, without waiting for the rest', async () => {
    const server = await listen(app);
    const post = request(`${server.origin}/forms/application`, {
      method: 'POST',
      headers: {
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        'Content-Length': 500 * megabyte,
      },
    });
    const status = new Promise((resolve, reject) => {
      post.on('response', (response) => resolve(response.statusCode));
      post.on('error', reject);
    });
    post.write(headOfResume);
    post.write(pdf(megabyte + 1024));
    expect(await status).toBe(413);
    post.on('error', () => {});
    post.destroy();
    await server.close();
  });
});

test('an aborted upload leaves the site as it was', async () => {
  const server = await listen(app);
  await new Promise<void>((resolve) => {
    const post = request(`${server.origin}/forms/application`, {
      method: 'POST',
      headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    });
    post.on('error', () => resolve());
    post.write(headOfResume);
    post.write(pdf(1000), () => post.destroy(new Error('given up')));
  });
  await server.close();
  expect((await send({ filename: 'a.pdf', content: pdf() })).status).toBe(200);
});
