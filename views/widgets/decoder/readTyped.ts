import { tidy } from './readCode.ts';
import { readIfscSoFar } from './readIfsc.ts';
import type { Reading } from './reading.ts';
import { mobileDigits, readMobile } from './readMobile.ts';
import { pincodeDigits, readPincode } from './readPincode.ts';

/**
 * Reads a code while it is typed: each part as soon as its characters are there. What is wrong may still be corrected,
 * so it is told only when the code is sent.
 * @param entered as a visitor typed it so far
 * @returns what it says, or undefined where it says nothing yet
 */
export function readTyped(entered: string): Reading | undefined {
  const code = tidy(entered);
  const reading = /^\d+$/.test(code) ? readDigits(code) : readIfscSoFar(code);
  return reading?.kind === 'fault' ? undefined : reading;
}

/* Longer than a pincode, it can only become a mobile number. */
function readDigits(digits: string): Reading | undefined {
  if (digits.length <= pincodeDigits) return readPincode(digits);
  return digits.length <= mobileDigits ? readMobile(digits) : undefined;
}
