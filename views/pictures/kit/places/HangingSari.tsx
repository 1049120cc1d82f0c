import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface HangingSariProps extends Place {
  readonly tone: Colour;
  /** Of its border and of what is woven into it. */
  readonly zari: Colour;
}

/** A sari that hangs over a rod at its upper edge, 62 × 196, with its border at one side and its richer end below. */
export const HangingSari = ({ tone, zari, ...place }: HangingSariProps) => (
  <At {...place}>
    <path d="M4-3Q31-8 58-3L62 190Q52 198 42 191 31 199 20 192 10 198 0 191z" className={tone} />
    <path d="M4-3L15-5 12 194Q6 195 0 191z" className={zari} />
    <path d="M.300 168Q31 176 61.500 167L62 180Q31 188 .200 181z" className={zari} />
    <path
      d="M26 14V150M42 24V150M34 34V150M52 10V150"
      className={`stroke-${zari}`}
      strokeWidth={4}
      strokeDasharray="0 25"
    />
    <path
      d="M24 190Q22 90 26 10M44 189Q47 100 43 6"
      className="stroke-shade"
      strokeWidth={3}
      opacity={0.25}
    />
    <path
      d="M5 194v9M14 196v9M23 194v9M32 195v9M41 192v9M50 194v9M59 192v9"
      className={`stroke-${zari}`}
      strokeWidth={2.5}
    />
  </At>
);
