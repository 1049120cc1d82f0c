import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PalluShoulder } from './Pallu.tsx';
import { PersonActing } from './PersonActing.tsx';

/** A woman in a sari, 96 × 264, who holds her telephone out to the right, which is between 110 and 135. */
export const VisitorWithPhone = (place: Place) => (
  <At {...place}>
    <PersonActing
      x={0}
      y={0}
      hair="long"
      skin="skin-deep"
      clothes="red"
      looks="right"
      hangs="left"
      arms={[
        {
          shoulder: [71, 70],
          elbow: [84, 104],
          wrist: [111, 98],
          thumb: 'left',
          children: <Telephone x={115} y={68} turn={8} />,
        },
      ]}
    />
    <PalluShoulder />
  </At>
);

/* Who holds it is seen in a mirror, and its tick is not. */
const Telephone = (place: Place) => (
  <At {...place}>
    <rect width={20} height={36} rx={4} className="deep" />
    <rect x={2} y={2} width={16} height={32} rx={2.5} className="surface" />
    <g transform="matrix(-1 0 0 1 20 0)">
      <Tick x={10} y={12} size={12} />
    </g>
  </At>
);
