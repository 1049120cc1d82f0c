import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { HeldPalm, TickingThumb, Wrist } from './holdingHand.tsx';

interface PhoneInHandProps extends Place {
  /** Of the phone, which is at 0,0. */
  readonly width: number;
  readonly sleeve: Colour;
  readonly children: ReactNode;
}

const size = 0.75;

/** A phone in a right hand from the lower right: its thumb is on the screen at 260, its fingers are behind the phone. */
export const PhoneInHand = ({ width, sleeve, children, ...place }: PhoneInHandProps) => {
  const hand = { x: width - 30, y: 238, turn: -38, scale: size, mirrored: 1 };
  return (
    <At {...place}>
      <At {...hand}>
        <HeldPalm />
      </At>
      {children}
      <At {...hand}>
        <TickingThumb x={0} y={0} />
        <Wrist x={10} y={-25} sleeve={sleeve} />
      </At>
    </At>
  );
};
