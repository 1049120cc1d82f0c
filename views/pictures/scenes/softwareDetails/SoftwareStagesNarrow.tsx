import type { ReactNode } from 'react';
import { BranchNotes } from '../../kit/documents/BranchNotes.tsx';
import { ComparedInvoices } from '../../kit/documents/ComparedInvoices.tsx';
import { SignedScope } from '../../kit/documents/SignedScope.tsx';
import { WholesaleCounter } from '../../kit/places/WholesaleCounter.tsx';
import { AgreedTotals } from '../../kit/records/AgreedTotals.tsx';
import { BranchScreen } from '../../kit/screens/BranchScreen.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationCard } from '../../kit/stage/StationCard.tsx';
import type { Colour } from '../../palette.ts';

/** What shows that a stage is done, in a square of 236, and the ground of that. */
const evidence: readonly (readonly [tone: Colour, part: ReactNode])[] = [
  [
    'green-soft',
    <g key="study">
      <WholesaleCounter x={44} y={122} scale={0.42} />
      <BranchNotes x={14} y={132} small />
    </g>,
  ],
  ['brand-soft', <SignedScope key="scope" x={22} y={13} small />],
  ['marigold-soft', <BranchScreen key="orders" x={14} y={22} small />],
  ['brand-soft', <ComparedInvoices key="invoices" x={9} y={20} small />],
  ['green-soft', <AgreedTotals key="totals" x={12} y={16} small />],
];

/** The stages of a project for phones, each beside its words: in rows of two. */
export const SoftwareStagesNarrow = () => (
  <Scene width={552} height={820} ground="brand">
    {evidence.map(([tone, part], index) => (
      <StationCard
        // biome-ignore lint/suspicious/noArrayIndexKey: the stages never change
        key={index}
        x={24 + (index % 2) * 268}
        y={24 + Math.floor(index / 2) * 268}
        width={236}
        height={236}
        tone={tone}
        step={index}
      >
        {part}
      </StationCard>
    ))}
  </Scene>
);
