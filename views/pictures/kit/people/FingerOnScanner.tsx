import type { Colour } from '../../palette.ts';
import { Scanner } from '../devices/Scanner.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TouchingHand } from './TouchingHand.tsx';

interface FingerOnScannerProps extends Place {
  /** Of the arm from the left: the scanner stands upright. */
  readonly turn: number;
  readonly sleeve: Colour;
}

/** A finger on the glass of a fingerprint scanner, 144 × 176. */
export const FingerOnScanner = ({ turn, sleeve, ...place }: FingerOnScannerProps) => (
  <At {...place}>
    <Scanner x={0} y={0} />
    <TouchingHand
      x={66}
      y={86}
      turn={turn}
      scale={0.84}
      mirrored={1}
      skin="skin-deep"
      sleeve={sleeve}
    />
  </At>
);
