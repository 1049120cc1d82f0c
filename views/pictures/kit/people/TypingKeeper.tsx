import type { ReactNode } from 'react';
import type { Place } from '../stage/At.tsx';
import { PersonTurned } from './PersonTurned.tsx';

interface TypingKeeperProps extends Place {
  /** The keypad at his right, in his own units: the tip of his finger is at 106,123, and his other hand is behind 85,130. */
  readonly children: ReactNode;
}

/** The keeper of the sari shop who types on a keypad, 96 × 152 to the edge of his counter: draw the counter first. */
export const TypingKeeper = ({ children, ...place }: TypingKeeperProps) => (
  <PersonTurned
    {...place}
    hair="short"
    clothes="green"
    hiddenFrom={152}
    far={{ shoulder: [60, 72], elbow: [74, 106], wrist: [92, 130], hand: 'none', thumb: 'left' }}
    near={{
      shoulder: [35, 72],
      elbow: [48, 111],
      wrist: [86, 122],
      cuff: 'on-brand',
      hand: 'points',
      thumb: 'left',
    }}
  >
    {children}
  </PersonTurned>
);
