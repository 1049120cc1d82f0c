import { PersonAtCounter } from '../people/PersonAtCounter.tsx';
import { PersonReaching } from '../people/PersonReaching.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface PanCounterProps extends Place {
  /** Of the counter, which begins 84 from the left. */
  readonly width: number;
}

/** A shop's counter, 264 high, at which an applicant hands her documents to the keeper; the counter's edge is at 150. */
export function PanCounter({ width, ...place }: PanCounterProps) {
  return (
    <At {...place}>
      <path d={`M84 158H${84 + width}V258H84z`} fill="url(#sheen)" />
      <path d={`M90 256H${84 + width}V264H90z`} className="deep" />
      <path d={`M84 150H${84 + width}V164H84z`} className="brand-lift" />
      <PersonAtCounter x={170} y={80} scale={0.5} clothes="green" hair="short" looks="left" />
      <PersonReaching x={0} y={0} hair="bun" skin="skin" trousers="muted">
        <Documents />
      </PersonReaching>
    </At>
  );
}

/** Two sheets and a card, held by their corner. */
const Documents = () => (
  <g transform="translate(-2 -4) rotate(-14)">
    <g className="sheet">
      <rect x={4} y={-38} width={36} height={46} rx={3} className="paper" transform="rotate(10)" />
      <rect x={0} y={-38} width={36} height={46} rx={3} className="paper" />
      <rect x={0.5} y={-37.5} width={35} height={45} rx={3} className="stroke-line" />
      <path d="M6-28h22M6-20h16M6-12h20" className="stroke-faint" strokeWidth={3} />
    </g>
  </g>
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
