import type { ReactNode } from 'react';
import { BranchNotes } from '../../kit/documents/BranchNotes.tsx';
import { ComparedInvoices } from '../../kit/documents/ComparedInvoices.tsx';
import { SignedScope } from '../../kit/documents/SignedScope.tsx';
import { OrderedByTelephone } from '../../kit/places/OrderedByTelephone.tsx';
import { AgreedTotals } from '../../kit/records/AgreedTotals.tsx';
import { BranchScreen } from '../../kit/screens/BranchScreen.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What shows that a stage is done, and how high its middle is, beside the words of its step. */
const evidence: readonly (readonly [middle: number, part: ReactNode])[] = [
  [189, <BranchNotes key="study" x={54} y={147} />],
  [288, <SignedScope key="scope" x={54} y={246} />],
  [388, <BranchScreen key="orders" x={54} y={346} />],
  [487, <ComparedInvoices key="invoices" x={54} y={449} />],
  [587, <AgreedTotals key="totals" x={54} y={551} />],
];

/** Orders by telephone as they are today, and below them what each of the five stages ends in. */
export const SoftwareStages = () => (
  <Scene width={400} height={660} ground="tint" grows="above">
    <OrderedByTelephone />
    <path d="M-400 167H800V660H-400z" className="ground" />
    <path d="M28 167V587" className="stroke-brand" strokeWidth={3} />
    {evidence.map(([middle, part], index) => (
      <g key={middle}>
        <path d={`M28 ${middle}H54`} className="stroke-brand" strokeWidth={3} />
        <circle cx={28} cy={middle} r={7} className={index === 4 ? 'green' : 'brand'} />
        {part}
      </g>
    ))}
  </Scene>
);
