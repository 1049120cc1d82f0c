import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { PersonTurned } from './PersonTurned.tsx';

interface ColleagueWithRollsProps extends Place {
  /** Of his kurta, where marigold is lost on the ground. */
  readonly clothes?: Colour;
  /** What he carries instead of the rolls, with its foot at 122. */
  readonly children?: ReactNode;
}

/** Somebody in a kurta who walks to the right and carries a carton of receipt rolls before him, 120 × 264. */
export const ColleagueWithRolls = ({
  clothes = 'marigold',
  children,
  ...place
}: ColleagueWithRollsProps) => (
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
      {children ?? <RollsInCarton x={66} y={81} />}
    </PersonTurned>
  </At>
);

/* Open above, so that one sees what is in it, 54 × 42. */
const RollsInCarton = (place: Place) => (
  <At {...place}>
    {[4, 20, 36].map((x) => (
      <g key={x} className="sheet">
        <path d={`M${x}-8h14V8H${x}z`} className="paper" />
        <ellipse cx={x + 7} cy={-8} rx={7} ry={3} className="surface-2" />
        <ellipse cx={x + 7} cy={-8} rx={2.4} ry={1.1} className="muted" />
        <path d={`M${x}-8V8M${x + 14}-8V8`} className="stroke-line" strokeWidth={1} />
      </g>
    ))}
    <path d="M0 2H54V38a4 4 0 01-4 4H4a4 4 0 01-4-4z" className="skin" />
    <path d="M0 2H54v5H0z" className="skin-deep" opacity={0.5} />
    <path d="M22 2h10V20H22z" className="code-string" />
  </At>
);
