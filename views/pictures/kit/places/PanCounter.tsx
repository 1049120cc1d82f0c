import { HandAt } from '../people/armsAtDesk.tsx';
import { Sleeve } from '../people/RestingArm.tsx';
import { SariBust } from '../people/SariBust.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* They lie on the counter, so their far edge is shorter. */
const Papers = () => (
  <g className="sheet">
    <path d="M40 150H97L109 190H42z" className="paper" />
    <path d="M40 150H97L109 190H42z" className="stroke-faint" strokeWidth={1.2} />
    <path d="M34 147H88L94 187H26z" className="paper" />
    <path d="M34 147H88L94 187H26z" className="stroke-faint" strokeWidth={1.2} />
    <path d="M39 172H80M38 179H66" className="stroke-faint" strokeWidth={3} />
  </g>
);

/* From the shoulder, with the elbow beside the body and the forearm towards the visitor. */
const reaching =
  'M30 95.800C19 98.300 12 104 8.500 113L-1 134Q-5 146 4 151L22 162 31 146.500 22 137C32 127 38 119 38 111 38 104 35 99 30 95.800z';

/* The left arm on a field of 126, with a bangle, and the hand that lies on the papers. */
const ReachingArm = ({ mirrored }: Pick<Place, 'mirrored'>) => (
  <At x={0} y={0} mirrored={mirrored}>
    <HandAt x={28} y={155} turn={30} pose="open" skin="skin" />
    <Sleeve
      clothes="red"
      d={reaching}
      inner="M30 95.800C35 99 38 104 38 111 38 119 32 127 22 137L30 146"
    />
    <path d="M30.500 147.500L22 161.500" className="stroke-marigold" strokeWidth={4} />
  </At>
);

/** Who applies, beyond the counter: she puts her papers down on it with both hands, 126 × 190. Draw the counter first, its far edge at 140. */
export const PanApplicant = (place: Place) => (
  <At {...place}>
    <SariBust />
    <ellipse cx={63} cy={156} rx={66} ry={5} className="shade" />
    <Papers />
    <ReachingArm mirrored={126} />
    <ReachingArm />
  </At>
);

interface PanSignProps extends Place {
  readonly width: number;
  readonly size: number;
}

/** What the shop does, on a board that hangs on two rods from above the picture. */
export const PanSign = ({ width, size, ...place }: PanSignProps) => (
  <At {...place}>
    <path d={`M24 0V-60M${width - 24} 0V-60`} className="stroke-brand-lift" strokeWidth={3} />
    <rect width={width} height={size * 2} rx={10} fill="url(#sheen)" />
    <rect
      x={4}
      y={4}
      width={width - 8}
      height={size * 2 - 8}
      rx={7}
      className="stroke-code-string"
      strokeWidth={1.5}
      opacity={0.8}
    />
    <Label x={width / 2} y={size * 1.35} size={size} weight={800} tone="on-brand" anchor="middle">
      PAN applications
    </Label>
  </At>
);
