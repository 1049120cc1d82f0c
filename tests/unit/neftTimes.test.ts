import { expect, test } from 'vitest';
import { neftTimes } from '#content/blog/neftTimes.ts';

test.each([
  ['11:10', 11 * 60 + 10, { batch: '11:30', credited: '13:30' }],
  ['00:01', 1, { batch: '00:30', credited: '02:30' }],
  ['18:00', 18 * 60, { batch: '18:00', credited: '20:00' }],
])(
  'NEFT money sent at %s waits for the next batch and is final two hours later',
  (_, at, times) => {
    expect(neftTimes(at)).toEqual(times);
  },
);
