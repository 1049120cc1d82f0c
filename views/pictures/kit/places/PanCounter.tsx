import { PersonActing } from '../people/PersonActing.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

const applicantArms = [
  { shoulder: [70, 70], elbow: [80, 106], wrist: [96, 84], thumb: 'left', hand: 'points' },
  { shoulder: [26, 70], elbow: [12, 106], wrist: [36, 126], thumb: 'left' },
] as const;

/** Who applies: she has her documents on one arm and points to the screen at her right; draw the counter over her at 142. */
export const PanApplicant = (place: Place) => (
  <PersonActing {...place} hair="bun" clothes="brand" looks="right" arms={applicantArms}>
    <g className="sheet" transform="translate(30 92) rotate(-8)">
      <rect x={5} y={-2} width={42} height={54} rx={3} className="paper" transform="rotate(7)" />
      <rect width={42} height={54} rx={3} className="paper" />
      <rect x={0.5} y={0.5} width={41} height={53} rx={3} className="stroke-line" />
      <path d="M7 10h28M7 19h20M7 28h25" className="stroke-faint" strokeWidth={3} />
    </g>
  </PersonActing>
);

const operatorArms = [
  { shoulder: [70, 70], elbow: [78, 106], wrist: [50, 126], thumb: 'right' },
  { shoulder: [26, 70], elbow: [10, 102], wrist: [2, 127], thumb: 'right' },
] as const;

/** Who keeps the counter: he looks at the screen at his left and types; draw the counter before him, its edge at 142. */
export const PanOperator = (place: Place) => (
  <PersonActing {...place} clothes="green" looks="left" arms={operatorArms}>
    <rect x={-18} y={136} width={84} height={8} rx={4} className="deep-lift" />
    <path d="M-12 136H60" className="stroke-faint" strokeWidth={3} strokeDasharray="4 5" />
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
