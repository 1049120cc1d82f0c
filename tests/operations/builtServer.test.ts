/** The built server as an operator starts it (docs/behaviour.md, "Commands"). */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { serverFlags } from '#scripts/build/server/keepCompiled.ts';
import { compiledIn } from '#server/compiled.ts';
import { runBuiltServer, startBuiltSite } from '../support/builtSite.ts';
import { companyFileWith, example } from '../support/companyFiles.ts';
import { build } from '../support/createTestApp.ts';
import { ask } from '../support/exchange.ts';

test('the build needs no node_modules', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(fileURLToPath(build), directory, { recursive: true });
  const site = await startBuiltSite({}, { entry: join(directory, 'server.js'), cwd: directory });
  expect((await ask(site.port, { path: '/' })).status).toBe(200);
  await site.stop();
  rmSync(directory, { recursive: true });
});

test('what V8 compiled of the server when it was built is taken, wherever the build was moved', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(fileURLToPath(build), directory, { recursive: true });
  const entry = join(directory, 'server.js');
  const environment = { NODE_DEBUG: 'start', NODE_OPTIONS: serverFlags.join(' ') };
  const check = async () => {
    const { output, ended } = runBuiltServer(environment, { entry, options: ['--check'] });
    expect(await ended).toBe(0);
    return output();
  };
  expect(await check()).toContain('compiled before');
  rmSync(compiledIn(directory));
  expect(await check()).toContain('compiled anew');
  rmSync(directory, { recursive: true });
});

test('placeholders are named in one warning, and in none when all are set', async () => {
  const warnings = async (environment: Record<string, string>) => {
    const site = await startBuiltSite({ LOG_LEVEL: 'warn', ...environment });
    site.process.kill('SIGTERM');
    await site.ended;
    return site
      .output()
      .split('\n')
      .filter((line) => line.includes('placeholder'));
  };
  const [warning, ...others] = await warnings({ COMPANY_NAME: 'Asha Pay' });
  expect(others).toEqual([]);
  const { variables } = JSON.parse(warning ?? '{}');
  expect(variables).toHaveLength(7);
  expect(variables).toEqual(expect.arrayContaining(['CONTACT_EMAIL', 'LEGAL_DISTRICT']));
  expect(warning).not.toContain('COMPANY_NAME');
  const mail = { CONTACT_EMAIL: 'a@b.in', BILLING_EMAIL: 'a@b.in', CAREERS_EMAIL: 'a@b.in' };
  const rest = { COMPANY_NAME: 'Asha Pay', COMPANY_CITY: 'Kolkata', LEGAL_DISTRICT: 'Kolkata' };
  const phones = { CONTACT_PHONE: '+91 98300 12345', CONTACT_LANDLINE: '033 4001 2345' };
  expect(await warnings({ ...mail, ...rest, ...phones })).toEqual([]);
});

test('the log names what the law asks for and nobody has set', async () => {
  const site = await startBuiltSite({
    LOG_LEVEL: 'warn',
    COMPANY_FILE: companyFileWith({ cin: example.cin, grievanceOfficer: example.grievanceOfficer }),
  });
  site.process.kill('SIGTERM');
  await site.ended;
  const line = site
    .output()
    .split('\n')
    .find((each) => each.includes('the law asks for'));
  expect(JSON.parse(line ?? '{}').keys).toEqual(['registeredOffice', 'contactPerson']);
});

test('metrics are served on a port of their own, and never on the public one', async () => {
  const probe = await startBuiltSite();
  await probe.stop();
  const site = await startBuiltSite({ METRICS_PORT: String(probe.port) });
  await ask(site.port, { path: '/About?x=zebra' });
  const { status, text } = await ask(probe.port, { path: '/metrics' });
  expect(status).toBe(200);
  expect(text).toMatch(/^# TYPE \w+ (counter|histogram|gauge)$/m);
  expect(text).not.toContain('zebra');
  expect((await ask(site.port, { path: '/metrics' })).status).toBe(404);
  await site.stop();
});
