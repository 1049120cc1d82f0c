import { CostCaption, costHeight } from '../records/CostCaption.tsx';
import { At, type Place } from '../stage/At.tsx';
import { SalesField } from './SalesField.tsx';

const across = 20;
const rows = 5;

/** The field of eighty enquiries, 320 wide and as high as the cards beside it, over what they cost and what became of the last ten. */
export const CountedSales = (place: Place) => (
  <At {...place}>
    <SalesField
      x={0}
      y={0}
      columns={16}
      rows={rows}
      across={across}
      down={costHeight / rows}
      sales={{ columns: 2, rows }}
      figure={15}
    />
    <CostCaption x={2} lines={['80 enquiries', '₹250 each']} />
    <CostCaption x={16 * across} lines={['10 sales']} tone="code-number" anchor="end" />
  </At>
);
