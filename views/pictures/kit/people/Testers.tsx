import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PalluShoulder } from './Pallu.tsx';
import { PersonActing } from './PersonActing.tsx';

/** A man, 96 × 264, whose one hand lies on a counter at the right, which is at 127, and who has a list in the other. */
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
        elbow: [74, 108],
        wrist: [101, 120],
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
        { shoulder: [71, 70], elbow: [84, 106], wrist: [113, 106], thumb: 'left', hand: 'points' },
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

/* From the side, its palm on the counter, so that only the first finger and the thumb are seen. */
const FlatHand = () => (
  <>
    <path
      d="M99 115Q105 114.500 109.500 117.500L121.500 121.500Q126 123.500 125.500 127H100L97 124z"
      className="skin-deep"
    />
    <path
      d="M103 120.500Q109 121 113.500 125M114.500 122.500L122 124.500"
      className="stroke-hair"
      strokeWidth={1}
      opacity={0.45}
    />
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
