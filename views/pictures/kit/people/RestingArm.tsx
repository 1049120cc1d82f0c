import { At } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';

/* The chest has the colour of the sleeves, so these are a little lighter, with a line where they lie before it. */
const lights = {
  'deep-lift': { className: 'brand-lift', opacity: 0.1 },
  green: { className: 'on-brand', opacity: 0.05 },
  red: { className: 'on-brand', opacity: 0.05 },
} as const;

/* Beside a light wall a line that lets the wall through is a grey fringe, so it is whole and of the garment's darker tone. */
const folds = {
  'deep-lift': { className: 'stroke-deep', strokeWidth: 0.9 },
  green: { className: 'stroke-green-ink', strokeWidth: 1 },
  red: { className: 'stroke-red-ink', strokeWidth: 1 },
} as const;

interface RestingArmProps {
  readonly clothes: keyof typeof lights;
  /** The width of the field, for the right arm. */
  readonly mirrored?: number;
}

/** A sleeve that is seen before a chest of its own colour. */
export const Sleeve = ({ d, clothes }: RestingArmProps & { readonly d: string }) => (
  <>
    <path d={d} className={clothes} />
    <path d={d} {...lights[clothes]} />
    <path d={d} {...folds[clothes]} />
  </>
);

/** The left arm of somebody on a field of 126, from the shoulder, its forearm flat on a counter whose edge is at 140, and its open hand. */
export const RestingArm = ({ clothes, mirrored }: RestingArmProps) => (
  <At x={0} y={-4} mirrored={mirrored}>
    <HandAt x={41} y={145} turn={3} pose="open" skin="skin" />
    <Sleeve
      clothes={clothes}
      d="M30 95.800C19 98.300 12 104 8.500 113L-4 138Q-9 153 6 154L38 153.500 37 136.500 27 135.500C33 127 38 119 38 111 38 104 35 99 30 95.800z"
    />
    <path
      d="M37 136.800L38 153.200"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </At>
);
