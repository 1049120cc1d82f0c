import { At } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';

/* A sleeve has the colour of the chest before which it lies, so its inner edge is a line in a darker tone. */
const edges = {
  'deep-lift': 'stroke-deep',
  green: 'stroke-green-ink',
  marigold: 'stroke-marigold-ink',
} as const;

export interface RestingArmProps {
  readonly clothes: keyof typeof edges;
  readonly skin?: 'skin' | 'skin-deep';
  /** The width of the field, for the right arm. */
  readonly mirrored?: number;
}

interface SleeveProps extends Pick<RestingArmProps, 'clothes'> {
  readonly d: string;
  /** The part of its outline that is seen before the chest. */
  readonly inner: string;
}

/** A sleeve that is seen before a chest of its own colour. */
export const Sleeve = ({ d, inner, clothes }: SleeveProps) => (
  <>
    <path d={d} className={clothes} />
    <path d={inner} className={edges[clothes]} strokeWidth={1.6} />
  </>
);

/** The left arm of somebody on a field of 126, from the shoulder, its forearm flat on a counter whose edge is at 140, and its open hand. */
export const RestingArm = ({ clothes, skin = 'skin', mirrored }: RestingArmProps) => (
  <At x={0} y={-4} mirrored={mirrored}>
    <HandAt x={41} y={145} turn={3} pose="open" skin={skin} />
    <Sleeve
      clothes={clothes}
      d="M30 95.800C19 98.300 12 104 8.500 113L-4 138Q-9 153 6 154L38 153.500 37 136.500 27 135.500C33 127 38 119 38 111 38 104 35 99 30 95.800z"
      inner="M30 95.800C35 99 38 104 38 111 38 119 33 127 27 135.500L36 136.500"
    />
    <path
      d="M37 136.800L38 153.200"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </At>
);
