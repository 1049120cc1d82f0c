import { PersonActing } from '../people/PersonActing.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

const applicantArms = [
  { shoulder: [70, 70], elbow: [80, 106], wrist: [91, 83], thumb: 'left', hand: 'points' },
  { shoulder: [26, 70], elbow: [12, 106], wrist: [36, 126], thumb: 'left' },
] as const;

/** Who applies: she has her documents on one arm and points to the screen at her right; draw the counter over her at 142. */
export const PanApplicant = (place: Place) => (
  <PersonActing {...place} hair="bun" clothes="brand" looks="right" arms={applicantArms}>
    <g className="sheet" transform="translate(30 90) rotate(-8)">
      <rect x={5} y={-2} width={42} height={46} rx={3} className="paper" transform="rotate(7)" />
      <rect width={42} height={46} rx={3} className="paper" />
      <rect x={0.5} y={0.5} width={41} height={45} rx={3} className="stroke-line" />
      <path d="M7 10h28M7 19h20M7 28h25" className="stroke-faint" strokeWidth={3} />
    </g>
  </PersonActing>
);

const operatorArms = [
  { shoulder: [26, 70], elbow: [13, 106], wrist: [25, 123], thumb: 'right', cuff: 'on-brand' },
  { shoulder: [70, 70], elbow: [83, 106], wrist: [57, 123], thumb: 'left', cuff: 'on-brand' },
] as const;

/** Who keeps the counter: he looks at the screen at his left and types; draw the counter before him, its edge at 142. */
export const PanOperator = (place: Place) => (
  <PersonActing {...place} clothes="green" looks="left" arms={operatorArms}>
    {/* A waistcoat, before which both sleeves are seen. */}
    <path
      d="M34 53L48 74L62 53l3 1q-2 18 7 32l2 72q-26 5-52 0l2-72q9-14 7-32z"
      className="deep"
      opacity={0.3}
    />
    <rect x={-6} y={135} width={92} height={9} rx={4} className="deep-lift" />
    <path d="M0 136H80" className="stroke-faint" strokeWidth={3} strokeDasharray="4 5" />
  </PersonActing>
);

/** What the shop does, on a board that hangs from the ceiling, 264 × 56. */
export const PanSign = (place: Place) => (
  <Panel {...place} width={264} height={56} radius={8} tone="night">
    <path d="M40-400V0M224-400V0" className="stroke-deep-lift" strokeWidth={4} />
    <Label x={132} y={37} size={24} weight={800} tone="on-brand" anchor="middle">
      PAN applications
    </Label>
  </Panel>
);
