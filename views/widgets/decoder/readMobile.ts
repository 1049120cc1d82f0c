import { decoderFaults, mobileTexts } from '#content/decoder/labels.ts';
import type { Reading } from './reading.ts';

export const mobileDigits = 10;

/* The digits that are issued to an operator together. */
const seriesDigits = 5;

/** @param digits ten, or the first of them while they are typed */
export function readMobile(digits: string): Reading {
  if (!/^[6-9]/.test(digits)) return { kind: 'fault', message: decoderFaults.mobileStart };
  const texts = mobileTexts;
  return {
    kind: 'mobile',
    heading: texts.heading(digits),
    parts: [
      { characters: digits.slice(0, seriesDigits), title: texts.series, text: texts.seriesText },
      {
        characters: digits.slice(seriesDigits),
        title: texts.subscriber,
        text: texts.subscriberText,
      },
    ],
    note: texts.note,
  };
}
