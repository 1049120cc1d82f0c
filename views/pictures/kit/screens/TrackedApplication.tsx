import { acknowledgement } from '../documents/acknowledgement.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const width = 240;
const mark = 41;

interface TrackedApplicationProps extends Place {
  /** How high its head is, and from one stop to the next. */
  readonly head: number;
  readonly step: number;
}

/** How far an application for a PAN is, on a phone’s screen 240 wide whose corners have a radius of 29: submitted, being processed, and not allotted yet. */
export const TrackedApplication = ({ head, step, ...place }: TrackedApplicationProps) => {
  const first = head + step * 0.6;
  const [second, third] = [first + step, first + 2 * step];
  return (
    <At {...place}>
      <path
        d={`M0 ${head}V29A29 29 0 0129 0H${width - 29}a29 29 0 0129 29V${head}z`}
        fill="url(#sheen)"
      />
      <Label x={20} y={head / 2 - 6} size={21} weight={600} tone="on-brand">
        Track application
      </Label>
      <Label x={19} y={head / 2 + 27} size={30} weight={800} tone="on-brand">
        {acknowledgement}
      </Label>
      <path d={`M${mark} ${first}V${second}`} className="stroke-green" strokeWidth={4} />
      <path
        d={`M${mark} ${second + 34.5}V${third - 20}`}
        className="stroke-faint"
        strokeWidth={4}
        strokeDasharray="0.1 9"
      />
      <Tick x={mark} y={first} size={34} />
      <Label x={69} y={first + 7} size={20} weight={600}>
        Submitted
      </Label>
      <rect
        x={10}
        y={second - 28}
        width={width - 20}
        height={56}
        rx={16}
        className="marigold-soft"
      />
      <circle cx={mark} cy={second} r={19} className="marigold" />
      <Glyph name="clock" x={mark - 13} y={second - 13} size={26} tone="deep" bold />
      <Label x={69} y={second + 6.5} size={18} weight={700} tone="marigold-ink">
        Being processed
      </Label>
      <circle cx={mark} cy={third} r={15} className="surface" />
      <circle cx={mark} cy={third} r={15} className="stroke-faint" strokeWidth={4} />
      <Label x={69} y={third + 7} size={20} weight={600} tone="muted">
        PAN allotted
      </Label>
    </At>
  );
};
