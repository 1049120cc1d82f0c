import type { CDPSession, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { formLabels } from '#content/forms/labels.ts';
import { forms } from '#content/forms.ts';
import {
  acknowledgement,
  control,
  fill,
  formOf,
  submitButton,
  summary,
  typed,
} from '../support/browser/forms.ts';
import { hasFocus, press } from '../support/browser/hands.ts';
import { relayTo } from '../support/browser/relay.ts';
import { eventually, hydrated, prepareSite, widths } from '../support/browser/site.ts';
import { pdf } from '../support/documents.ts';
import { valid } from '../support/submit.ts';

const { open, port } = prepareSite({ RESUME_MAX_MB: '2' });
const megabyte = 1024 * 1024;
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Sending' });
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' });
const send = (page: Page) => submitButton(page, 'application');
const chosen = (page: Page) =>
  control(page, 'application', 'resume').evaluate(
    (input: HTMLInputElement) => input.files?.[0]?.size,
  );
const sent = { ...valid.application, job: 'android-developer', position: 'Android Developer' };

/** An application with a resume of some size, and a hand on the network below it. */
async function openApplication(size: number, { width = 1280, origin = '' } = {}) {
  const page = await open(`${origin}/Career?apply=open`, { width, prepare: async () => {} });
  await hydrated(page, 'careers');
  await fill(page, 'application');
  await attach(page, size);
  const network = await page.context().newCDPSession(page);
  return { page, network };
}

const attach = (page: Page, size: number) =>
  control(page, 'application', 'resume').setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(size),
  });

/** @param upload bytes a second upwards; -1 is as fast as it goes */
const throttle = (network: CDPSession, upload: number) =>
  network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: upload,
  });

/* So slowly that an upload of a megabyte cannot end before it is stopped or let go, however busy the machine is. */
const slowly = megabyte / 32;
const hardlyAtAll = 1024;

/** How far the bar has come, from 0 to 1; 1 where there is none any more. */
const progress = async (page: Page) => {
  const [value = 1] = await bar(page).evaluateAll((all) =>
    all.map((each) => (each as HTMLProgressElement).value),
  );
  return value;
};

describe.each(widths)('a slow upload, at %i px', (width) => {
  test('shows how far it has come, and ends in the acknowledgement', async () => {
    const { page, network } = await openApplication(megabyte, { width });
    await throttle(network, slowly);
    await send(page).click();
    await bar(page).waitFor();
    const values: number[] = [];
    const follow = async () => {
      values.push(await progress(page));
      return values.at(-1);
    };
    await eventually(follow).toBeGreaterThan(0.05);
    expect(values.at(-1)).toBeLessThan(0.95);
    await throttle(network, -1);
    await acknowledgement(page).waitFor();
    expect(values.toSorted((a, b) => a - b)).toEqual(values);
    expect(await bar(page).count()).toBe(0);
  });

  test('is stopped by Cancel, loses nothing, and can be sent again', async () => {
    const { page, network } = await openApplication(megabyte, { width });
    await throttle(network, hardlyAtAll);
    await send(page).click();
    await cancel(page).click();
    await page.getByText(formLabels.cancelled).waitFor();
    expect(await bar(page).count()).toBe(0);
    expect(await hasFocus(send(page))).toBe(true);
    expect(await typed(page, 'application')).toEqual(sent);
    expect(await chosen(page)).toBe(megabyte);
    await throttle(network, -1);
    await send(page).click();
    await acknowledgement(page).waitFor();
  });
});

test('a slow upload is stopped by keyboard alone', async () => {
  const { page, network } = await openApplication(megabyte);
  await throttle(network, hardlyAtAll);
  await press('keyboard', send(page));
  await press('keyboard', cancel(page));
  await page.getByText(formLabels.cancelled).waitFor();
  expect(await hasFocus(send(page))).toBe(true);
});

test('a network that is lost midway costs nothing: the message says what to do, and doing it works', async () => {
  const relay = await relayTo(port());
  const { page, network } = await openApplication(megabyte, { origin: relay.origin });
  await throttle(network, slowly);
  await send(page).click();
  await eventually(() => progress(page)).toBeGreaterThan(0);
  relay.cut();
  const message = page.getByRole('status').getByText(formLabels.lost);
  await message.waitFor();
  expect(await typed(page, 'application')).toEqual(sent);
  expect(await chosen(page)).toBe(megabyte);
  expect(await send(page).textContent()).toBe(forms.application.submit);
  relay.mend();
  await throttle(network, -1);
  await send(page).click();
  await acknowledgement(page).waitFor();
  expect(await message.count()).toBe(0);
  relay.close();
});

test('an answer that is not ours, as a proxy gives it, counts as lost', async () => {
  const page = await open('/Contact', {
    intercept: (context) =>
      context.route('**/forms/contact', (route) =>
        route.fulfill({ status: 502, body: '<h1>Bad Gateway' }),
      ),
  });
  await hydrated(page, 'contact-form');
  await fill(page, 'contact');
  await submitButton(page, 'contact').click();
  await page.getByRole('status').getByText(formLabels.lost).waitFor();
  expect(await typed(page, 'contact')).toEqual(valid.contact);
});

describe('before anything is sent', () => {
  test.each([
    [2 * megabyte + 1, 'The resume must be at most 2 MB. Choose a smaller file.'],
    [0, 'The file is empty. Choose your resume again.'],
  ])('a resume of %i bytes is refused', async (size, message) => {
    const { page } = await openApplication(size);
    const posts: string[] = [];
    page.on('request', (request) => posts.push(request.method()));
    await send(page).click();
    await summary(page).waitFor();
    expect(await summary(page).getByRole('link').allTextContents()).toEqual([message]);
    expect(posts.filter((method) => method === 'POST')).toEqual([]);
    await attach(page, 600);
    await send(page).click();
    await acknowledgement(page).waitFor();
  });

  test('a resume of exactly the limit passes', async () => {
    const { page } = await openApplication(2 * megabyte);
    await send(page).click();
    await acknowledgement(page).waitFor();
    expect(await formOf(page, 'application').count()).toBe(0);
  });
});

test('a file that is no resume is refused by the server in place', async () => {
  const { page } = await openApplication(600);
  await control(page, 'application', 'resume').setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('not a document'),
  });
  await send(page).click();
  await summary(page).waitFor();
  expect(await summary(page).innerText()).toContain('must be a PDF, DOC or DOCX file');
  expect(await typed(page, 'application')).toEqual(sent);
});
