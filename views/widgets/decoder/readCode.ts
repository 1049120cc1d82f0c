import { decoderFaults } from '#content/decoder/labels.ts';
import { readIfsc } from './readIfsc.ts';
import type { Reading } from './reading.ts';
import { mobileDigits, readMobile } from './readMobile.ts';
import { pincodeDigits, readPincode } from './readPincode.ts';

/**
 * Takes a pincode, an IFSC or a mobile number apart.
 * @param entered as a visitor typed it; spaces and hyphens do not count, nor does the country code of a mobile number
 * @returns what it says, or one sentence about what is wrong
 */
export function readCode(entered: string): Reading {
  const code = tidy(entered);
  if (code === '') return fault(decoderFaults.empty);
  if (!/^[A-Z\d]+$/.test(code)) return fault(decoderFaults.characters);
  if (/^\d+$/.test(code)) return readNumber(code);
  return readIfsc(code);
}

/** A code as it is read: in capitals, without the separators that people type. */
export const tidy = (entered: string): string => {
  const code = entered.replace(/[\s.-]/g, '').toUpperCase();
  return code.replace(/^(?:\+91|91(?=\d{10}$)|0(?=[6-9]\d{9}$))/, '');
};

function readNumber(digits: string): Reading {
  if (digits.length === pincodeDigits) return readPincode(digits);
  if (digits.length === mobileDigits) return readMobile(digits);
  return fault(decoderFaults.digits(digits.length));
}

const fault = (message: string): Reading => ({ kind: 'fault', message });
