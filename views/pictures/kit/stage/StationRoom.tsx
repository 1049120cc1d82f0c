import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { WallLight } from './WallLight.tsx';

interface StationRoomProps {
  /** Of the table or the floor: a stronger colour than the wall, of which it is a tint. */
  readonly tone: Colour;
  /** Where it meets the wall. */
  readonly y: number;
  readonly children: ReactNode;
}

/** The room of a station, 236 × 236: a wall with light from the upper left on it, and before it a table or a floor. */
export const StationRoom = ({ tone, y, children }: StationRoomProps) => (
  <>
    <WallLight />
    <path d={`M0 ${y}H236V236H0z`} className={tone} opacity={0.42} />
    <path d={`M0 ${y}H236v5H0z`} className={tone} opacity={0.3} />
    {children}
  </>
);
