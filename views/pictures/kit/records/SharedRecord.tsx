import { record } from '../../scenes/company/offer.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Who holds the record: a lender or the borrower. */
export const holders = {
  lender: { glyph: 'bank', name: 'Lender' },
  borrower: { glyph: 'store', name: 'Borrower' },
} as const;

type Holder = keyof typeof holders;

/** One party with its name and its copy of the newest record, 116 × 80. */
export function RecordHolder({ holder, ...place }: Place & { readonly holder: Holder }) {
  const { glyph, name } = holders[holder];
  return (
    <At {...place}>
      <rect width={116} height={80} rx={12} className="surface" />
      <Glyph name={glyph} x={9} y={9} size={22} tone="brand" />
      <Label x={36} y={25.5} weight={600}>
        {name}
      </Label>
      <rect x={5} y={41} width={106} height={34} rx={8} className="deep" />
      <Label x={13} y={63.5} weight={700} tone="on-deep">
        {record}
      </Label>
      <Tick x={97} y={58} size={18} />
    </At>
  );
}

/** The same for phones, 94 × 66: the dark copy of the record is what all have in common. */
export const SmallRecordHolder = ({ holder, ...place }: Place & { readonly holder: Holder }) => (
  <At {...place}>
    <rect width={94} height={66} rx={12} className="surface" />
    <Label x={47} y={24} size={17} weight={700} anchor="middle">
      {holders[holder].name}
    </Label>
    <rect x={6} y={34} width={82} height={26} rx={8} className="deep" />
    <Label x={47} y={52.5} size={16} weight={700} tone="on-deep" anchor="middle">
      {record}
    </Label>
  </At>
);
