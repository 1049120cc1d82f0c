import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { PersonTurned } from './PersonTurned.tsx';

interface ColleagueCarryingProps extends Place {
  /** Of his kurta, where marigold is lost on the ground. */
  readonly clothes?: Colour;
  /** What he carries, with its foot at 122. */
  readonly children: ReactNode;
}

/** Somebody in a kurta who walks to the right and carries something before him, 120 × 264. */
export const ColleagueCarrying = ({
  clothes = 'marigold',
  children,
  ...place
}: ColleagueCarryingProps) => (
  <At {...place}>
    <ellipse cx={46} cy={263} rx={50} ry={4.5} className="deep" opacity={0.14} />
    {/* The far leg is behind, on the ball of its foot. */}
    <path d="M42 184L34 220 18 246" className="stroke-deep" strokeWidth={16} />
    <path d="M9 243l13 9 6 9q-1 3-6 3H16q-3 0-4-4L6 251q-2-5 3-8z" className="hair" />
    <path d="M50 184L60 220 66 252" className="stroke-deep-lift" strokeWidth={18} />
    <path d="M58 251h17c9 2 15 5 16 13H58z" className="hair" />
    <PersonTurned
      x={0}
      y={0}
      hair="short"
      clothes={clothes}
      skin="skin-deep"
      far={{ shoulder: [60, 72], elbow: [76, 98], wrist: [100, 112], thumb: 'left' }}
      near={{
        shoulder: [36, 72],
        elbow: [39, 110],
        wrist: [74, 119],
        cuff: clothes,
        thumb: 'left',
      }}
    >
      {children}
    </PersonTurned>
  </At>
);
