import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Anatomy } from '../parts/Anatomy.tsx';
import { Facts } from '../parts/Facts.tsx';
import { RichText } from '../parts/RichText.tsx';
import { SvgIcon } from '../parts/SvgIcon.tsx';
import type { BankFacts, Reading } from './reading.ts';

interface DecoderResultProps {
  readonly reading: Reading;
  readonly bank: BankFacts | undefined;
}

/** A code taken apart, or what is wrong with it. */
export function DecoderResult({ reading, bank }: DecoderResultProps): ReactNode {
  if (reading.kind === 'fault') {
    return (
      <p className="field-error">
        <SvgIcon drawing={CircleAlert} size={18} />
        <span>{reading.message}</span>
      </p>
    );
  }
  return (
    <>
      <h2>{reading.heading}</h2>
      <Anatomy parts={reading.parts} />
      {bank && <Facts rows={bank.rows} />}
      {!bank && reading.note && (
        <p>
          <RichText>{reading.note}</RichText>
        </p>
      )}
    </>
  );
}
