/** The times of a NEFT transfer, from the public rules, so that an example cannot contradict them. */
import { payments } from '../rules/payments.ts';

/**
 * @param sentAt in minutes after midnight
 * @returns when its batch settles, and by when it is credited or returned, as in `11:30`
 */
export function neftTimes(sentAt: number): { readonly batch: string; readonly credited: string } {
  const every = Number(payments.neftBatchEvery.value);
  const batch = Math.ceil(sentAt / every) * every;
  return { batch: clock(batch), credited: clock(batch + Number(payments.neftReturn.value) * 60) };
}

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
