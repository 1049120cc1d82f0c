import { AimWord } from '../../kit/records/AimWord.tsx';
import { Holder } from '../../kit/records/SharedRecord.tsx';

/* Each around its middle; the outer two are joined below as well as through the one between them. */
const holders = [
  ['store', 48],
  ['bank', 151],
  ['bank', 254],
] as const;

/** One record, held alike by three parties in a row. */
export const AboutAimRecord = () => (
  <AimWord>
    <path d="M48 32H254" className="stroke-code-string" strokeWidth={4} />
    {holders.map(([glyph, x]) => (
      <Holder key={x} x={x} y={0} size="narrow" glyph={glyph} />
    ))}
  </AimWord>
);
