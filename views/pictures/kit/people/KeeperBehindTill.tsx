import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';
import { TillKeeperBody } from './TillKeeperBody.tsx';

/** A keeper, 126 × 156, with both hands round the screen of her till, whose back we see: draw the counter first, its far edge at 140. */
export const KeeperBehindTill = (place: Place) => (
  <At {...place}>
    <TillKeeperBody x={0} y={0} />
    <ellipse cx={63} cy={152} rx={84} ry={5} className="deep" opacity={0.34} />
    <UpperArm />
    <UpperArm mirrored={126} />
    <path d="M54 140H72L74 152H52z" className="on-deep-muted" />
    <path d="M40 150H86Q91 150 91 156H35Q35 150 40 150z" className="pale" />
    <rect x={22} y={101} width={82} height={46} rx={7} className="pale" />
    <rect x={22.6} y={101.6} width={80.8} height={44.8} rx={6.4} className="stroke-on-deep-muted" />
    <circle cx={63} cy={124} r={8} className="brand" />
    <Forearm />
    <Forearm mirrored={126} />
  </At>
);

interface SideProps {
  /** The width of the field, for the right arm. */
  readonly mirrored?: number;
}

const UpperArm = ({ mirrored }: SideProps) => (
  <At x={0} y={0} mirrored={mirrored}>
    <path
      d="M30 95.800C19 98.300 12 104 8.500 113L-6 137Q-13 151 0 154L30 134 38 111C38 104 35 99 30 95.800z"
      className="marigold"
    />
    <path d="M30 95.800C35 99 38 104 38 111" className="stroke-marigold-ink" strokeWidth={1.6} />
  </At>
);

/* The elbow is on the counter; the fingers come round the edge of the screen. */
const Forearm = ({ mirrored }: SideProps) => (
  <At x={0} y={0} mirrored={mirrored}>
    <path d="M4 131C8 123 11 113 20 110L27 112V138L16 142z" className="skin" />
    <path
      d="M22 114L33 112.500M22 121L35 120M22 128L34.500 127.500M22 134.500L32 134.500"
      className="stroke-skin"
      strokeWidth={6.6}
    />
    <path
      d="M22 117.500L33 116.300M22 124.500L34 123.800M22 131.300L32.500 131"
      {...foldOf('skin')}
      strokeWidth={1.3}
    />
    <path d="M3 128.500L16.500 140.500 8 151Q2 156 -3 154 -12 151 -6 140z" className="marigold" />
    <path d="M3 128.500L-4.500 137" className="stroke-marigold-ink" strokeWidth={1.6} />
    <path
      d="M3.500 128.500L16.500 140.500"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </At>
);
