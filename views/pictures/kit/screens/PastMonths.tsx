import { Tablet } from '../devices/Tablet.tsx';
import { BarChart } from '../shapes/BarChart.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import type { Moment } from '../stage/moment.ts';

/** Enquiries of half a year, before anybody worked on them. */
const past = [9, 13, 11, 14, 10, 12];

const chart = { x: 18, width: 174, values: past, chosen: 'all' } as const;

/** A tablet on the desk with the enquiries of past months, which are counted, 234 × 208. */
export const PastMonths = ({ isBrief, ...place }: Moment) => (
  <At {...place}>
    <Tablet x={0} y={0} width={234} height={208}>
      {isBrief ? (
        <BarChart {...chart} y={22} height={98} />
      ) : (
        <>
          <Label x={18} y={38} size={21.5} weight={700}>
            Past months
          </Label>
          <BarChart {...chart} y={56} height={70} />
        </>
      )}
      <path d={`M18 ${isBrief ? 120.5 : 126.5}H192`} className="stroke-line" />
      <Tick x={30} y={156} size={isBrief ? 28 : 24} />
      <Label
        x={isBrief ? 54 : 50}
        y={isBrief ? 166 : 163}
        size={isBrief ? 30 : 21.5}
        weight={isBrief ? 700 : 600}
        tone="green-ink"
      >
        Counted
      </Label>
    </Tablet>
  </At>
);
