import type { Colour } from '../../palette.ts';
import { Scanner } from '../devices/Scanner.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PressingHand } from './PressingHand.tsx';

/** A finger on the glass of a fingerprint scanner, which lies on its side, 176 × 144; the arm comes from the right. */
export const FingerOnScanner = ({ sleeve, ...place }: Place & { readonly sleeve: Colour }) => (
  <At {...place}>
    <path d="M6 72H-2Q-30 72-30 100V340" className="stroke-deep" strokeWidth={10} />
    <path d="M6 72H-2Q-30 72-30 100V340" className="stroke-deep-lift" strokeWidth={5} />
    <Scanner x={0} y={144} turn={-90} />
    <PressingHand x={72} y={72} scale={0.94} sleeve={sleeve} />
  </At>
);
