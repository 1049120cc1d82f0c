import { decoderFaults, decoderLabels, ifscTexts } from '#content/decoder/labels.ts';
import type { Reading } from './reading.ts';

const length = 11;
const bankLetters = 4;

/** @param code letters and digits, in capitals */
export function readIfsc(code: string): Reading {
  const message = faultOf(code);
  if (message !== undefined) return { kind: 'fault', message };
  return { ...takeApart(code), note: decoderLabels.more };
}

/** @param code the first characters of one, in capitals; before its bank is complete it says nothing */
export function readIfscSoFar(code: string): Reading | undefined {
  if (code.length === length) return readIfsc(code);
  return /^[A-Z]{4}(?:0[A-Z\d]{0,5})?$/.test(code) ? takeApart(code) : undefined;
}

function takeApart(code: string) {
  const bank = code.slice(0, bankLetters);
  const texts = ifscTexts;
  const parts = [
    { characters: bank, title: texts.bank, text: texts.bankText },
    { characters: code.charAt(bankLetters), title: texts.zero, text: texts.zeroText },
    { characters: code.slice(bankLetters + 1), title: texts.branch, text: texts.branchText },
  ];
  return {
    kind: 'ifsc',
    heading: texts.heading(code),
    parts: parts.filter(({ characters }) => characters !== ''),
  } as const;
}

/* A wrong character is named before a wrong length: it is easier to correct, and often the cause. */
function faultOf(code: string): string | undefined {
  if (!/^[A-Z]+$/.test(code.slice(0, bankLetters))) return decoderFaults.ifscBank;
  const fifth = code.charAt(bankLetters);
  if (code.length >= length && fifth === 'O') return decoderFaults.ifscLetterO;
  if (code.length >= length && fifth !== '0') return decoderFaults.ifscZero(fifth);
  return code.length === length ? undefined : decoderFaults.ifscLength(code.length, length);
}
