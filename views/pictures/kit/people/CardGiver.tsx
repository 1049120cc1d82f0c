import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { PersonBust } from './Person.tsx';

interface CardGiverProps extends Place {
  readonly clothes?: Colour;
  /** What her fingers hold, at 0,0. */
  readonly children: ReactNode;
}

/** A woman in a sari who holds something out over a counter to the left, 126 × 140; draw the counter first, its edge at 140. */
export const CardGiver = ({ clothes = 'green', children, ...place }: CardGiverProps) => {
  const sari = { hair: 'bun', clothes, skin: 'skin' } as const;
  const bare = { ...sari, sleeve: 'short', bend: 6 } as const;
  return (
    <At {...place}>
      <PersonBust {...sari} x={0} y={0} looks="left" />
      <At x={0} y={0} scale={2}>
        <Arm {...bare} shoulder={[9, 59]} elbow={[0, 67]} wrist={[-17, 58]} thumb="right">
          <At x={-31} y={51} scale={0.5}>
            {children}
          </At>
        </Arm>
        <Arm {...bare} shoulder={[53, 60]} elbow={[61, 69]} wrist={[43, 67.5]} thumb="right" />
      </At>
    </At>
  );
};
