import { Tablet } from '../devices/Tablet.tsx';
import { BarChart } from '../shapes/Chart.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Enquiries of half a year, before anybody worked on them. */
const past = [9, 13, 11, 14, 10, 12];

/** A tablet on the desk with the enquiries of past months, which are counted, 234 × 208. */
export const PastMonths = (place: Place) => (
  <At {...place}>
    <Tablet x={0} y={0} width={234} height={208}>
      <Label x={18} y={38} size={21.5} weight={700}>
        Past months
      </Label>
      <BarChart x={18} y={56} width={174} height={70} values={past} chosen={-1} />
      <path d="M18 126.500H192" className="stroke-line" />
      <Tick x={30} y={156} size={24} />
      <Label x={50} y={163} size={21.5} weight={600} tone="green-ink">
        Counted
      </Label>
    </Tablet>
  </At>
);
