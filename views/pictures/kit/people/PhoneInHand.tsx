import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { PalmBehind, Sleeve, Thumb } from './Hand.tsx';

interface PhoneInHandProps extends Place {
  /** Of the phone, which is at 0,0. */
  readonly width: number;
  readonly sleeve: Colour;
  readonly children: ReactNode;
}

/** A phone in a hand from below: the palm and the sleeve behind it, the thumb from its right edge up to 64 before it, at 262. */
export const PhoneInHand = ({ width, sleeve, children, ...place }: PhoneInHandProps) => {
  const hand = { x: width - 64, y: 262, turn: 54, scale: 0.88 };
  return (
    <At {...place}>
      <At {...hand}>
        <PalmBehind skin="skin" />
        <Sleeve sleeve={sleeve} />
      </At>
      {children}
      <At {...hand}>
        <Thumb skin="skin" />
      </At>
    </At>
  );
};
