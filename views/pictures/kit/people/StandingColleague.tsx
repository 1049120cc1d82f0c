import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { LegsAtEase } from './LegsAtEase.tsx';
import type { ArmPose } from './PersonActing.tsx';
import { type TurnedHair, TurnedHead } from './TurnedHead.tsx';

interface StandingColleagueProps extends Place {
  readonly hair: TurnedHair;
  readonly clothes: Colour;
  readonly skin?: 'skin' | 'skin-deep';
  readonly trousers?: Colour;
  /** What the near arm does, from the shoulder at 35,68. */
  readonly near: Omit<ArmPose, 'shoulder'>;
  /** What the far one does, from the shoulder at 60,68, if it is not at the side. */
  readonly far?: Omit<ArmPose, 'shoulder'>;
  /** What the near hand holds, behind its fingers; or both joined hands, where the arms have none. */
  readonly holds?: ReactNode;
}

const atSide = { elbow: [70, 102], wrist: [70, 134], thumb: 'left' } as const;

/** A colleague turned to the right who stands at ease, 96 × 264. */
export const StandingColleague = ({
  hair,
  clothes,
  skin = 'skin',
  trousers,
  near,
  far = atSide,
  holds,
  ...place
}: StandingColleagueProps) => (
  <At {...place}>
    <ellipse cx={58} cy={263} rx={50} ry={4.5} className="deep" opacity={0.14} />
    <Arm clothes={clothes} skin={skin} shoulder={[60, 68]} bend={9} {...far} cuff={clothes} />
    <LegsAtEase trousers={trousers} />
    <path
      d="M25 76c0-15 8-22 18-25.500h13c9 2.500 16 8 18 20l-3 25q-1 8 0 16l3 38q-26 5-53 0l4-42z"
      className={clothes}
    />
    <path d="M56 64q4 26 3 44t1 42" className="stroke-shade" strokeWidth={1.6} opacity={0.3} />
    <At x={49} y={51} turn={4}>
      <At x={-32.5} y={-47} scale={0.5}>
        <TurnedHead hair={hair} skin={skin} />
      </At>
    </At>
    <path
      d="M40.500 48L38 53 46 66 52 60 57 63.500 60.500 53.500 54.500 47Q50 58 40.500 48z"
      className="on-brand"
    />
    {holds}
    <Arm clothes={clothes} skin={skin} cuff={clothes} bend={9} shoulder={[35, 68]} {...near} />
    <path d={fold(near)} className="stroke-shade" strokeWidth={1.6} opacity={0.35} />
  </At>
);

/* Along the inner edge of the upper arm and the upper one of the lower arm, which lie before a chest of their colour. */
const fold = ({ elbow: [x, y], wrist: [toX, toY] }: StandingColleagueProps['near']) =>
  `M43.500 70L${x + 10} ${y - 13}Q${x + 9} ${y - 9} ${x + 15} ${y - 10}L${x + (toX - x) * 0.7 - 2} ${y + (toY - y) * 0.7 - 7.5}`;
