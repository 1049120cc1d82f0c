import { Portrait } from '../people/Portrait.tsx';
import { CheckList } from '../shapes/CheckList.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel, Shadow } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { MessageBubble } from './MessageBubble.tsx';

const changes = [
  ['red-soft', 'red', '- retry(pay(order))'],
  ['green-soft', 'green-ink', '+ val s = status(order)'],
  ['green-soft', 'green-ink', '+ if (s.hasFailed)'],
  ['green-soft', 'green-ink', '+   retry(pay(order))'],
] as const;

const checks = ['Unit tests', 'Tried on a real phone', 'Reviewed by two'] as const;

interface LinesProps extends Place {
  /** From one line to the next. */
  readonly step: number;
}

/** Room below the last line, whose band ends in the lower corners of the panel. */
const rest = 8;

const band = (height: number, isLast: boolean): string =>
  isLast
    ? `M1 0H351V${height + rest - 16}a15 15 0 01-15 15H16a15 15 0 01-15-15z`
    : `M1 0H351V${height}H1z`;

/** A change of four lines with its name, 352 wide: what it takes away, and what it adds. */
export const ReviewedChange = ({ step, ...place }: LinesProps) => (
  <Panel {...place} width={352} height={64 + changes.length * step + rest}>
    <Glyph name="code" x={20} y={20} size={24} tone="brand" />
    <Label x={56} y={38} size={18} weight={700}>
      Ask before paying again
    </Label>
    {changes.map(([ground, ink, line], index) => (
      <g key={line} transform={`translate(0 ${64 + index * step})`}>
        <path d={band(step, index === changes.length - 1)} className={ground} />
        <Label x={20} y={step / 2 + 6} size={16} tone={ink} mono>
          {line}
        </Label>
      </g>
    ))}
    <AskedAbout y={64 + asked * step} step={step} />
  </Panel>
);

/* The line of which the talk below is. */
const asked = 1;

/** A ring around that line, from which a line leads down to the question. */
const AskedAbout = ({ y, step }: { readonly y: number; readonly step: number }) => (
  <>
    <path
      d={`M256 ${y + step / 2}H276a14 14 0 0114 14V${64 + changes.length * step + rest + 22}`}
      className="stroke-marigold"
      strokeWidth={3}
    />
    <rect
      x={8}
      y={y + 3}
      width={248}
      height={step - 6}
      rx={step / 2 - 3}
      className="stroke-marigold"
      strokeWidth={3}
    />
  </>
);

/** A question and its answer, from y on; both end 128 below it. */
export const ReviewTalk = ({ y }: { readonly y: number }) => (
  <>
    <Portrait x={54} y={y + 30} size={60} hair="long" />
    <MessageBubble x={100} y={y} lines={['What if the answer is late?']} size={16} />
    <MessageBubble x={76} y={y + 68} own lines={['Then we wait and ask.']} size={16} />
    <Portrait x={346} y={y + 98} size={60} skin="skin-deep" clothes="green" tone="green-soft" />
  </>
);

/** The checks that a change has passed, 352 wide, and the phone on which it was tried. */
export const ReviewChecks = ({ step, ...place }: LinesProps) => (
  <Panel {...place} width={352} height={26 + checks.length * step}>
    <CheckList x={38} y={13 + step / 2} checks={checks} size={17} step={step} />
    <TriedPhone x={260} y={13 + (checks.length * step - 122) / 2} />
  </Panel>
);

/** 68 × 122, so small that it has no more on its screen than that it runs. */
const TriedPhone = (place: Place) => (
  <At {...place}>
    <Shadow width={68} height={122} radius={14} />
    <rect width={68} height={122} rx={14} className="deep" />
    <rect
      x={0.75}
      y={0.75}
      width={66.5}
      height={120.5}
      rx={13.25}
      className="stroke-brand-lift"
      opacity={0.45}
    />
    <rect x={6} y={6} width={56} height={110} rx={9} className="brand-soft" />
    <path d="M28 13h12" className="stroke-deep" strokeWidth={5} />
    <Tick x={34} y={52} size={36} />
    <path d="M20 84h28M25 97h18" className="stroke-brand-lift" strokeWidth={5} />
  </At>
);
