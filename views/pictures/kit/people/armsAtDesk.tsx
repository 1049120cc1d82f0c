import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Fingers, type HandPose, Thumb } from './Fingers.tsx';

interface ArmAtDeskProps {
  readonly clothes: Colour;
  readonly skin: 'skin' | 'skin-deep';
  /** The edge of the sleeve. */
  readonly hem: Colour;
}

interface HandAtProps extends Place, Pick<ArmAtDeskProps, 'skin'> {
  readonly pose: HandPose;
  /** What it holds, between fingers and thumb; the wrist is at 0,0. */
  readonly children?: ReactNode;
}

/** A hand as large as that of a head on its field of 126. */
export const HandAt = ({ pose, skin, children, ...place }: HandAtProps) => (
  <At {...place} scale={1.75}>
    <Fingers pose={pose} skin={skin} />
    {children}
    <Thumb pose={pose} skin={skin} />
  </At>
);

const Hem = ({ d, tone }: { readonly d: string; readonly tone: Colour }) => (
  <path d={d} className={`stroke-${tone}`} strokeWidth={3} strokeLinecap="butt" />
);

/* Where an arm leaves the body, which has its colour. */
const Fold = ({ d }: { readonly d: string }) => (
  <path d={d} className="stroke-shade" strokeWidth={1.6} opacity={0.28} />
);

/** The left arm of somebody on a field of 126, along a desk whose top is between 132 and 148; the fingers end at 93,133. */
export const LyingArm = ({
  clothes,
  skin,
  hem,
  children,
}: ArmAtDeskProps & { readonly children?: ReactNode }) => (
  <>
    <path
      d="M40 125.500L47 126Q54 126.500 59 124.200V142.600Q54 140.500 47 141L40 142z"
      className={skin}
    />
    <HandAt x={62} y={133} pose="open" skin={skin}>
      {children}
    </HandAt>
    <path
      d="M40 89.500C14 93.500-3 112-3 131Q-3 144 9 144L46 142.500 44 123 32 121C34 114 36 106 35 98z"
      className={clothes}
    />
    <Fold d="M36 102C36 110 35 116 33 121" />
    <Hem d="M44.500 122.700L46.500 142.700" tone={hem} />
  </>
);

/** The right arm, propped on its elbow; its hand and the bare arm down to 114,120 and 131,116 are given. */
export const ProppedArm = ({
  clothes,
  hem,
  children,
}: Omit<ArmAtDeskProps, 'skin'> & { readonly children: ReactNode }) => (
  <>
    <path d="M91 94C105 97 113 104 119 114L138 132Q141 144 130 144L112 134z" className={clothes} />
    {children}
    <path
      d="M112.500 119.500L130 114.500 138.500 132Q141 144 130 144.500 120 145 117 137z"
      className={clothes}
    />
    <Fold d="M97 104C98 114 101 122 104 128M113 121L117.500 137" />
    <Hem d="M112 119.700L130.500 114.300" tone={hem} />
  </>
);
