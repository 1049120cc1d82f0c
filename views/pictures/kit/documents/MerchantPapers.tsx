/** What a shop brings with the application for its merchant account; all of it names the shop. */
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const shop = 'Sri Balaji Stores';

/** The PAN card of the business, which bears no photograph, 186 × 114. */
export const BusinessPanCard = (place: Place) => (
  <At {...place}>
    <Shadow width={186} height={114} radius={12} />
    <g className="sheet">
      <rect width={186} height={114} rx={12} className="brand-soft" />
      <path d="M0 38V12A12 12 0 0112 0H174a12 12 0 0112 12V38z" className="brand" />
      <Label x={16} y={26} size={18} weight={700} tone="on-brand">
        PAN card
      </Label>
      <Glyph name="store" x={146} y={7} size={24} tone="on-brand" />
      <Label x={16} y={63} size={15.5} weight={700}>
        {shop}
      </Label>
      <Label x={16} y={92} size={21} weight={700}>
        ABCFS1234F
      </Label>
    </g>
  </At>
);

/** An unsigned cheque of the account to be paid, crossed out by hand, 312 × 112. */
export const CancelledCheque = (place: Place) => (
  <At {...place}>
    <Shadow width={312} height={112} radius={6} />
    <g className="sheet">
      <rect width={312} height={112} rx={6} className="paper" />
      <path d="M0 88H312v18a6 6 0 01-6 6H6a6 6 0 01-6-6z" className="green-soft" />
      <rect x={0.5} y={0.5} width={311} height={111} rx={5.5} className="stroke-line" />
      <Glyph name="bank" x={12} y={9} size={24} tone="brand" />
      <Label x={42} y={27} size={18} weight={700}>
        Your bank
      </Label>
      <Label x={298} y={77} size={15.5} weight={700} anchor="end">
        {shop}
      </Label>
      <Label x={156} y={105} size={14} tone="brand-ink" anchor="middle" mono spacing={1.5}>
        000318 700XXX002
      </Label>
      <At x={72} y={82} turn={-14}>
        <path d="M0 0H186M8-31H194" className="stroke-pen" strokeWidth={2.5} />
        <Label x={97} y={-8.5} size={21} weight={800} tone="pen" anchor="middle" spacing={2.5}>
          CANCELLED
        </Label>
      </At>
    </g>
  </At>
);
