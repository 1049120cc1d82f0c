import { At, type Place } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';
import { PersonHead } from './PersonHead.tsx';
import { Sleeve } from './RestingArm.tsx';

/** A keeper behind his counter who points to the right, and looks there; the tip of his finger is at 187,110; a counter that is drawn after him hides what is below 144. */
export const KeeperPointing = (place: Place) => (
  <At {...place}>
    <path d="M6 158C5 112 24 92 48 88H78C100 92 116 108 116 158z" className="deep-lift" />
    <path d="M33 116Q37 134 36 158" className="stroke-deep" strokeWidth={1.6} />
    {/* Bent towards what he shows, around the neck. */}
    <At x={9.8} y={-6.1} turn={6}>
      <PersonHead hair="turban" looks="right" />
    </At>
    <PointingArm />
    <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
  </At>
);

/* One sleeve from the shoulder round the elbow, which is behind the counter. */
const PointingArm = () => (
  <>
    <HandAt x={151} y={113} turn={-14} pose="points" skin="skin" />
    <Sleeve
      clothes="deep-lift"
      d="M94 95.500C106 97 116 104 119 114L121.500 121Q124 127.500 129 122.500L143.700 108.300 156.800 120.500 137 147Q132 155 122 155.500 111 156 106 147 100 135 93 116 88 102 94 95.500z"
      inner="M94 95.500Q88 102 93 116 100 135 106 147"
    />
    <path
      d="M143.700 108.300L156.800 120.500"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </>
);
