import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PalluShoulder } from './Pallu.tsx';
import { PersonActing } from './PersonActing.tsx';

/** A man, 96 × 264, who leans with one hand on a table at the right and has a list in the other. */
export const TesterWithPaper = (place: Place) => (
  <PersonActing
    {...place}
    hair="short"
    skin="skin-deep"
    clothes="red"
    looks="right"
    arms={[
      {
        shoulder: [71, 70],
        elbow: [85, 112],
        wrist: [101, 150],
        thumb: 'left',
        hand: 'none',
        children: <FlatHand />,
      },
      { shoulder: [25, 70], elbow: [9, 104], wrist: [24, 112], thumb: 'left' },
    ]}
  >
    <List x={32} y={76} turn={-6} />
  </PersonActing>
);

/** A woman in a sari, 96 × 264, who presses keys at the right and looks up the result on the telephone in her other hand. */
export const TesterWithPhone = (place: Place) => (
  <At {...place}>
    <PersonActing
      x={0}
      y={0}
      hair="long"
      clothes="brand"
      looks="right"
      arms={[
        { shoulder: [71, 70], elbow: [86, 104], wrist: [112, 122], thumb: 'left', hand: 'points' },
        {
          shoulder: [25, 70],
          elbow: [14, 108],
          wrist: [38, 112],
          thumb: 'left',
          children: <Telephone x={43} y={79} turn={6} />,
        },
      ]}
    />
    <PalluShoulder />
  </At>
);

/* Its palm is on the table, which is at 159. */
const FlatHand = () => (
  <>
    <path
      d="M95.500 151Q100 144 107 148L117 153Q122.500 155.500 121 159.500H97Q94 156 95.500 151z"
      className="skin-deep"
    />
    <path d="M106 154.500L115 157.500" className="stroke-hair" strokeWidth={1} opacity={0.45} />
  </>
);

const List = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <rect width={32} height={42} rx={2.5} className="paper" />
      <rect x={0.5} y={0.5} width={31} height={41} rx={2} className="stroke-line" />
      <path d="M6 10h20M6 18h14M6 26h18" className="stroke-faint" strokeWidth={2.5} />
    </g>
  </At>
);

/* Who holds it is seen in a mirror, and its tick is not. */
const Telephone = (place: Place) => (
  <At {...place}>
    <rect width={20} height={34} rx={4} className="deep" />
    <rect x={2} y={2} width={16} height={30} rx={2.5} className="surface" />
    <g transform="matrix(-1 0 0 1 20 0)">
      <Tick x={10} y={11} size={12} />
    </g>
  </At>
);
