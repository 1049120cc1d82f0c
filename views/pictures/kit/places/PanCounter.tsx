import { CounterClerk } from '../people/CounterClerk.tsx';
import { PersonTurned } from '../people/PersonTurned.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const giving = {
  far: { shoulder: [62, 70], elbow: [76, 101], wrist: [94, 111], bend: 14, thumb: 'left' },
  near: { shoulder: [36, 70], elbow: [43, 108], wrist: [80, 126], bend: 16, thumb: 'left' },
} as const;

/** Who applies, before the counter: she puts her papers down on it at her right, their lower edge at 138. */
export const PanApplicant = (place: Place) => (
  <PersonTurned {...place} {...giving}>
    <g className="sheet" transform="translate(84 97) rotate(7)">
      <rect x={5} y={-3} width={34} height={42} rx={2.5} className="paper" transform="rotate(7)" />
      <rect
        x={5.5}
        y={-2.5}
        width={33}
        height={41}
        rx={2}
        className="stroke-line"
        transform="rotate(7)"
      />
      <rect width={34} height={42} rx={2.5} className="paper" />
      <rect x={0.5} y={0.5} width={33} height={41} rx={2} className="stroke-line" />
      <path d="M6 9h22M6 17h16M6 25h20" className="stroke-faint" strokeWidth={3} />
    </g>
  </PersonTurned>
);

/** Who keeps the counter, behind it, 126 × 174: one hand beside the screen at his right. Its far edge is at 160. */
export const PanOperator = (place: Place) => (
  <CounterClerk {...place} mirrored={126} clothes="green" />
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
