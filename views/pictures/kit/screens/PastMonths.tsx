import { BarChart } from '../shapes/Chart.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Enquiries of half a year, before anybody worked on them. */
const past = [9, 13, 11, 14, 10, 12];

/** An open laptop with the enquiries of past months, which are counted, 232 × 196 from -12 on; it stands on 196. */
export const PastMonths = (place: Place) => (
  <At {...place}>
    <ellipse cx={104} cy={195} rx={128} ry={6} className="shade" />
    <rect width={208} height={164} rx={12} className="device" />
    <rect x={1} y={1} width={206} height={162} rx={11} className="stroke-rim" strokeWidth={2} />
    <rect x={9} y={9} width={190} height={146} rx={5} className="surface" />
    <Label x={22} y={36} size={19} weight={700}>
      Past months
    </Label>
    <BarChart x={22} y={50} width={164} height={58} values={past} chosen={-1} />
    <path d="M22 108.500H186" className="stroke-line" />
    <Tick x={33} y={132} size={22} />
    <Label x={52} y={139} size={19} weight={600} tone="green-ink">
      Counted
    </Label>
    <path d="M4 164H204L220 186H-12z" className="on-deep-muted" />
    <path d="M16 168H192L199 178H9z" className="device-lift" />
    <path d="M-12 186H220v3a7 7 0 01-7 7H-5a7 7 0 01-7-7z" className="faint" />
  </At>
);
