import { PocketReader } from '../devices/PocketReader.tsx';
import { PaperDocument } from '../documents/PaperDocument.tsx';
import { Hand } from '../people/Hand.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { CardFace } from './CardFace.tsx';
import { cardLoads } from './cardLoads.ts';

/* The way from a plan to the first purchase, each stage 236 × 236. */

/** Who gets a card, and how much on it. */
export const HolderList = () => (
  <>
    {cardLoads.map(([name, , amount, hair, clothes], index) => (
      <g key={name} transform={`translate(0 ${16 + index * 70})`}>
        {index > 0 && <path d="M20 .5H216" className="stroke-line" />}
        <Portrait x={48} y={35 + index * 0.01} size={52} hair={hair} clothes={clothes} />
        <Label x={216} y={43} size={25} weight={800} anchor="end">
          {amount}
        </Label>
      </g>
    ))}
  </>
);

/** The documents of the business. */
export const BusinessDocuments = () => (
  <>
    <PaperDocument x={24} y={20} width={150} height={168}>
      <Label x={16} y={58} size={20} weight={700}>
        Company
      </Label>
      <Label x={16} y={84} size={20} weight={700}>
        certificate
      </Label>
      <circle cx={46} cy={132} r={24} className="marigold" />
      <Glyph name="check" x={33} y={119} size={26} tone="deep" bold />
    </PaperDocument>
    <g transform="translate(92 124)" className="sheet">
      <rect width={124} height={86} rx={10} className="brand-soft" />
      <path d="M0 30V10A10 10 0 0110 0H114a10 10 0 0110 10V30z" className="brand" />
      <Label x={12} y={22} size={19} weight={800} tone="on-brand">
        PAN
      </Label>
      <Glyph name="bank" x={14} y={38} size={38} tone="brand" />
      <path d="M62 50h46M62 66h30" className="stroke-brand-lift" strokeWidth={7} />
    </g>
  </>
);

/** A holder whose identity and mobile number are verified. */
export const HolderIdentified = () => (
  <>
    <Portrait x={118} y={86} size={112} hair="long" clothes="green" />
    <Tick x={158} y={126} size={42} />
    <Glyph name="phone" x={16} y={181} size={30} tone="brand-ink" />
    <Label x={50} y={203} size={20} weight={700}>
      Number verified
    </Label>
  </>
);

/** The first purchase: the card is tapped on the reader of a shop. */
export const FirstPurchase = () => (
  <>
    <PocketReader x={22} y={26} scale={0.74}>
      <Label x={64} y={34} size={29} weight={800} anchor="middle">
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
