import { PocketReader } from '../devices/PocketReader.tsx';
import { PaperDocument } from '../documents/PaperDocument.tsx';
import { Hand } from '../people/Hand.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { CardFace } from './CardFace.tsx';
import { cardLoads } from './cardLoads.ts';

/* The way from a plan to the first purchase, each stage 236 × 236. */

/** Who gets a card, and how much on it. */
export const HolderList = () => (
  <Panel x={24} y={22} width={188} height={192}>
    {cardLoads.map(([name, , amount, hair, clothes], index) => (
      <g key={name} transform={`translate(0 ${3 + index * 62})`}>
        {index > 0 && <path d="M16 .5H172" className="stroke-line" />}
        <Portrait x={40} y={31} size={46} hair={hair} clothes={clothes} />
        <Label x={172} y={38} size={20} weight={700} anchor="end">
          {amount}
        </Label>
      </g>
    ))}
  </Panel>
);

/** The documents of the business. */
export const BusinessDocuments = () => (
  <>
    <PaperDocument x={24} y={22} width={140} height={166}>
      <Label x={16} y={56} size={18} weight={700}>
        Company
      </Label>
      <Label x={16} y={79} size={18} weight={700}>
        certificate
      </Label>
      <circle cx={36} cy={126} r={20} className="marigold" />
      <Glyph name="check" x={25} y={115} size={22} tone="deep" bold />
    </PaperDocument>
    <g transform="translate(98 128)" className="sheet">
      <rect width={114} height={86} rx={10} className="brand-soft" />
      <path d="M0 30V10A10 10 0 0110 0H104a10 10 0 0110 10V30z" className="brand" />
      <Label x={12} y={22} size={18} weight={800} tone="on-brand">
        PAN
      </Label>
      <Glyph name="bank" x={12} y={39} size={36} tone="brand" />
      <path d="M58 51h42M58 67h26" className="stroke-brand-lift" strokeWidth={7} />
    </g>
  </>
);

/** A holder, and what of her is checked. */
export const HolderIdentified = () => (
  <Panel x={24} y={22} width={188} height={192}>
    <Portrait x={94} y={46} size={64} hair="long" clothes="green" />
    <path d="M16 90.500H172" className="stroke-line" />
    {['Name', 'Mobile', 'ID number'].map((checked, index) => (
      <g key={checked} transform={`translate(30 ${109 + index * 31})`}>
        <Tick x={11} y={0} size={22} />
        <Label x={34} y={6} size={18} weight={600}>
          {checked}
        </Label>
      </g>
    ))}
  </Panel>
);

/** The first purchase: the card is tapped on the reader of a shop. */
export const FirstPurchase = () => (
  <>
    <PocketReader x={22} y={26} scale={0.74}>
      <Label x={64} y={34} size={27} weight={700} anchor="middle">
        ₹1,200
      </Label>
    </PocketReader>
    <Hand x={138} y={154} turn={-10} scale={0.44} sleeve="green">
      <At x={-150} y={-36} scale={0.62}>
        <CardFace tone="sheen" ink="on-brand" />
      </At>
    </Hand>
  </>
);
