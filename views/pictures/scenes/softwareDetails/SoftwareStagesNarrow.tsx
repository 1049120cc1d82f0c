import type { ReactNode } from 'react';
import { BranchNotes } from '../../kit/documents/BranchNotes.tsx';
import { ComparedInvoices } from '../../kit/documents/ComparedInvoices.tsx';
import { SignedScope } from '../../kit/documents/SignedScope.tsx';
import { AgreedTotals } from '../../kit/records/AgreedTotals.tsx';
import { BranchScreen } from '../../kit/screens/BranchScreen.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What shows that a stage is done, and where the number of the stage is, on its upper left corner. */
const evidence: readonly (readonly [x: number, y: number, part: ReactNode])[] = [
  [20, 22, <BranchNotes key="study" x={20} y={22} small />],
  [212, 22, <SignedScope key="scope" x={212} y={22} small />],
  [20, 166, <BranchScreen key="orders" x={20} y={166} small />],
  [212, 166, <ComparedInvoices key="invoices" x={212} y={166} small />],
  [32, 316, <AgreedTotals key="totals" x={20} y={306} width={370} before={56} size={17} />],
];

/** What each of the five stages ends in, below words and beside them on tablets. */
export const SoftwareStagesNarrow = () => (
  <Scene width={400} height={400} ground="tint">
    {evidence.map(([x, y, part], index) => (
      <g key={`${x} ${y}`}>
        {part}
        <circle cx={x + 2} cy={y + 2} r={15} className={index === 4 ? 'green' : 'brand'} />
        <Label x={x + 2} y={y + 8} size={16} weight={700} tone="on-brand" anchor="middle">
          {String(index + 1)}
        </Label>
      </g>
    ))}
  </Scene>
);
