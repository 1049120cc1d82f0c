import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Hand } from './Hand.tsx';

/** A hand that writes; the point of its pen is at 0,0. */
export const WritingHand = ({ sleeve, ...place }: Place & { readonly sleeve: Colour }) => (
  <At {...place}>
    <Hand x={52} y={-17} turn={16} scale={0.5} sleeve={sleeve}>
      <path d="M-92 60L-80 42 74-80 92-60-68 56z" className="deep-lift" />
      <path d="M-92 60L-80 42-68 56z" className="marigold" />
      <path d="M62-70l12-10 18 20-12 10z" className="brand-lift" />
    </Hand>
  </At>
);
