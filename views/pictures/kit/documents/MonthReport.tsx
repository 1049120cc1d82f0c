import { weeklyEnquiries } from '../screens/MonthFigures.tsx';
import { LineChart } from '../shapes/Chart.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { SheetLedge } from './SheetLedge.tsx';

/** The report of a month: enquiries, what each cost, the curve of its weeks, and what comes next; it stands on 240 and is 232 wide. */
export const MonthReport = (place: Place) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={232} height={238}>
      <Label x={24} y={52} size={40} weight={800}>
        80
      </Label>
      <Label x={82} y={51} size={18} weight={600}>
        enquiries
      </Label>
      <Label x={24} y={79} size={17} tone="muted">
        ₹250 each
      </Label>
      <LineChart x={24} y={90} width={184} height={84} values={weeklyEnquiries} scale={32} />
      <Label x={24} y={210} size={16} tone="muted">
        Next
      </Label>
      <Pill x={68} y={189} tone="green" size={16}>
        More of B
      </Pill>
    </PaperDocument>
    <SheetLedge x={0} y={240} width={232} />
  </At>
);
