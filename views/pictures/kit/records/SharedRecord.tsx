import { record } from '../../scenes/company/offer.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Who holds the record: a lender or the borrower. */
const holders = {
  lender: { glyph: 'bank', name: 'Lender' },
  borrower: { glyph: 'store', name: 'Borrower' },
} as const;

type HolderProps = Place & { readonly holder: keyof typeof holders };

/** One party and its copy of the record, 112 × 96: it is told by its sign. */
export const RecordHolder = ({ holder, ...place }: HolderProps) => (
  <At {...place}>
    <rect width={112} height={96} rx={12} className="surface" />
    <Glyph name={holders[holder].glyph} x={37} y={9} size={38} tone="brand" />
    <rect x={6} y={54} width={100} height={36} rx={8} className="deep" />
    <Label x={56} y={79} size={20} weight={700} tone="on-deep" anchor="middle">
      {record}
    </Label>
  </At>
);

/** The same for phones with its name, 94 × 66: the dark copy of the record is what all have in common. */
export const SmallRecordHolder = ({ holder, ...place }: HolderProps) => (
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
