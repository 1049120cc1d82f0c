import { PersonTurned } from '../people/PersonTurned.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const giving = {
  far: { shoulder: [62, 70], elbow: [76, 101], wrist: [94, 111], thumb: 'left' },
  near: { shoulder: [36, 70], elbow: [43, 108], wrist: [80, 126], thumb: 'left' },
} as const;

/** Who applies, before the counter: she puts her papers down on it at her right, their lower edge at 138. */
export const PanApplicant = (place: Place) => (
  <PersonTurned {...place} {...giving}>
    <g className="sheet" transform="translate(84 97) rotate(7)">
      <rect x={5} y={-3} width={34} height={42} rx={2.5} className="paper" transform="rotate(7)" />
      <rect width={34} height={42} rx={2.5} className="paper" />
      <rect x={0.5} y={0.5} width={33} height={41} rx={2} className="stroke-line" />
      <path d="M6 9h22M6 17h16M6 25h20" className="stroke-faint" strokeWidth={3} />
    </g>
  </PersonTurned>
);

const typing = {
  far: { shoulder: [62, 70], elbow: [78, 104], wrist: [87, 130], thumb: 'left', cuff: 'on-brand' },
  near: { shoulder: [36, 70], elbow: [33, 112], wrist: [59, 136], thumb: 'left', cuff: 'on-brand' },
} as const;

/** Who keeps the counter, behind it: he types on his laptop; the edge of the counter hides him from 133 on. */
export const PanOperator = (place: Place) => (
  <PersonTurned
    {...place}
    {...typing}
    mirrored={96}
    hair="short"
    clothes="green"
    hiddenFrom={133}
  />
);

interface PanDeskProps {
  readonly width: number;
  /** Where its top begins and ends, and where the middle of its front is. */
  readonly top: number;
  readonly edge: number;
  readonly foot: number;
  /** Where what the shop does is written on the front, and how large. */
  readonly sign: { readonly x: number; readonly width: number; readonly size: number };
}

/** The counter up to the lower edge of the picture, with what the shop does on its front. */
export const PanDesk = ({ width, top, edge, foot, sign }: PanDeskProps) => {
  const height = foot - edge - 12;
  return (
    <>
      <path d={`M0 ${edge}H${width}V${foot}H0z`} fill="url(#night)" />
      <path d={`M0 ${top}H${width}V${edge}H0z`} className="brand-lift" />
      <path d={`M0 ${edge}H${width}v7H0z`} className="shade" />
      <At x={sign.x} y={edge + 12 + (height - sign.size * 2) / 2 - 3}>
        <rect width={sign.width} height={sign.size * 2} rx={10} fill="url(#sheen)" />
        <rect
          x={4}
          y={4}
          width={sign.width - 8}
          height={sign.size * 2 - 8}
          rx={7}
          className="stroke-code-string"
          strokeWidth={1.5}
          opacity={0.8}
        />
        <Label
          x={sign.width / 2}
          y={sign.size * 1.35}
          size={sign.size}
          weight={800}
          tone="on-brand"
          anchor="middle"
        >
          PAN applications
        </Label>
      </At>
    </>
  );
};

/** The laptop of who keeps the counter: its keys, which lie under his hands; the near end of its hinge is at 0,0. */
export const LaptopKeys = (place: Place) => (
  <At {...place}>
    <path d="M0 0H112v3q0 4-4 4H4q-4 0-4-4z" className="muted" />
    <path d="M-42-15H70L112 0H0z" className="faint" />
    <path d="M-24-11.500H62L86-3.500H0z" className="deep-lift" />
    <path d="M-12-7.500H74" className="stroke-faint" strokeWidth={1.5} strokeDasharray="5 3" />
  </At>
);

/** Its lid, whose back the customer sees, so that only he sees the screen. */
export const LaptopLid = (place: Place) => (
  <At {...place}>
    <path
      d="M-1 3L-42-10Q-45-11-46-15L-60-72Q-61-78-55-76.500L-18-66Q-14-65-13-61L3-1Q4 4-1 3z"
      className="deep-lift"
    />
    <path
      d="M-5 2L-44-10Q-47-11-48-15L-62-72Q-63-78-57-76.500L-20-66Q-16-65-15-61L0-2Q1 4-5 2z"
      className="faint"
    />
    <ellipse cx={-31} cy={-37} rx={5} ry={6} className="muted" />
  </At>
);
