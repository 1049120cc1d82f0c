/** Whose posts are counted together: clients are told apart by their address, as far as it can be trusted. */
import { describe, expect, test } from 'vitest';
import { limited, statusesFrom } from '../support/limitedSite.ts';

describe('behind a trusted proxy', () => {
  test('each address has its own count', async () => {
    const app = limited('1', '1');
    expect(await statusesFrom(app, ['192.0.2.1', '192.0.2.2', '192.0.2.1'])).toEqual([
      200, 200, 429,
    ]);
  });

  test('IPv6 addresses count by their /64', async () => {
    const app = limited('2', '1');
    const statuses = await statusesFrom(app, [
      '2001:db8:1:2::1',
      '2001:db8:1:2:ffff:ffff:ffff:ffff',
      '2001:0db8:0001:0002::3',
      '2001:db8:1:3::1',
    ]);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  test('an IPv4 address written as IPv6 is the same client', async () => {
    const app = limited('1', '1');
    expect(await statusesFrom(app, ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:192.0.2.8'])).toEqual([
      200, 429, 200,
    ]);
  });

  test('only the hop that the proxy wrote counts', async () => {
    const app = limited('1', '1');
    expect(await statusesFrom(app, ['10.9.9.1, 192.0.2.1', '10.9.9.2, 192.0.2.1'])).toEqual([
      200, 429,
    ]);
  });

  test('a proxy may be trusted by its address', async () => {
    const app = limited('1', 'loopback');
    expect(await statusesFrom(app, ['192.0.2.1', '192.0.2.2'])).toEqual([200, 200]);
  });
});

test('without a trusted proxy no header gives a client another address', async () => {
  const app = limited('1');
  expect(await statusesFrom(app, ['192.0.2.1', '192.0.2.2', '2001:db8::1'])).toEqual([
    200, 429, 429,
  ]);
});
