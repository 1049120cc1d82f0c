import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface PersonFromBehindProps extends Place {
  readonly clothes: Colour;
}

/** Head and shoulders of a customer who stands before a counter with his back to us, 126 × 140; let the picture's edge cut them. */
export const PersonFromBehind = ({ clothes, ...place }: PersonFromBehindProps) => (
  <At {...place}>
    <path d="M0 160V140c0-34 22-48 48-52h30c26 4 48 18 48 52v20z" className={clothes} />
    <path d="M50 66h26v22q-13 10-26 0z" className="skin-deep" />
    <path d="M37 44c-9-3-9 14 1 15zM89 44c9-3 9 14-1 15z" className="skin-deep" />
    <path d="M34 42c0-40 58-40 58 0 0 20-8 36-14 36H48c-6 0-14-16-14-36z" className="hair" />
    <path d="M46 87q17 12 34 0" className="stroke-shade" strokeWidth={4} opacity={0.3} />
  </At>
);
