import { StandingColleague } from '../people/StandingColleague.tsx';
import { At, type Place } from '../stage/At.tsx';
import { RedCup } from '../things/RedCup.tsx';

const people = 1.24;
const top = -264 * people;

/** Two colleagues at a high table: one points at a laptop, the other listens with a cup in her hand, 372 wide; y is where they stand. */
export const TalkAtTable = (place: Place) => (
  <At {...place}>
    <HighTable x={186} y={top + 126 * people} />
    <Laptop x={150} y={top + 126 * people} />
    <StandingColleague
      x={0}
      y={top}
      scale={people}
      hair="short"
      skin="skin-deep"
      clothes="marigold"
      near={{ elbow: [40, 106], wrist: [86, 94], hand: 'points', thumb: 'left' }}
    />
    <At x={253} y={0} mirrored={96 * people}>
      <StandingColleague
        x={0}
        y={top}
        scale={people}
        hair="bun"
        clothes="brand"
        trousers="deep-lift"
        kurta
        nods={-2}
        near={{
          elbow: [32, 108],
          wrist: [60, 97],
          thumb: 'left',
        }}
        holds={<RedCup x={62} y={81} scale={0.95} />}
      >
        <path d="M38 40C22 70 22 100 34 120 44 126 58 120 62 108L60 60z" className="hair" />
      </StandingColleague>
    </At>
  </At>
);

/* Its round foot is 156 below its top. */
const HighTable = (place: Place) => (
  <At {...place}>
    <ellipse cx={0} cy={164} rx={64} ry={6} className="deep" opacity={0.14} />
    <path d="M-6 6H6L8 150H-8z" className="brand-ink" />
    <path d="M-44 163q2-14 44-14t44 14z" className="brand-ink" />
    <rect x={-90} y={0} width={180} height={14} rx={7} className="skin-deep" />
  </At>
);

/* Turned half to who points, and half to us. */
const Laptop = (place: Place) => (
  <At {...place}>
    <path d="M4-5H64L74-1H-2z" className="deep" />
    <path d="M14-58q1-5 6-5.500L78-69q5-.500 5 4L76-6q-.500 4-5 4H10z" className="deep" />
    <path d="M20-58L77-63.500 71-9 15-7z" className="surface" />
    <path d="M20-58L77-63.500 75.800-52 19-46.800z" className="brand" />
    <path d="M25-36L44-37.500M24-25L38-26" className="stroke-faint" strokeWidth={4} />
    <path
      d="M56-38.500L64-39M55-27L63-27.600M54-16L61-16.500"
      className="stroke-green"
      strokeWidth={5}
    />
    <path d="M23-14L40-15" className="stroke-faint" strokeWidth={4} />
  </At>
);
