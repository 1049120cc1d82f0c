import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { SalesField } from './SalesField.tsx';

/** From one figure to the next. */
const across = 20;
const down = 27;

const width = 16 * across;

/** The field of eighty enquiries and what they cost above it, and below it what became of the last ten, 320 wide; its middle is at y. */
export const CountedSales = (place: Place) => (
  <At {...place}>
    <Label x={3} y={-81} size={28} weight={800} tone="on-deep">
      80
    </Label>
    <Label x={43} y={-81} size={19} weight={700} tone="on-deep">
      enquiries
    </Label>
    <Label x={width} y={-81} size={18} weight={600} tone="on-deep" anchor="end">
      ₹250 each
    </Label>
    <SalesField
      x={0}
      y={-2.5 * down}
      columns={16}
      rows={5}
      across={across}
      down={down}
      sales={{ columns: 2, rows: 5 }}
      figure={16}
    />
    <Label x={width - 126} y={99} size={28} weight={800} tone="code-number" anchor="end">
      10
    </Label>
    <Label x={width} y={99} size={18} weight={700} tone="code-number" anchor="end">
      became sales
    </Label>
  </At>
);
