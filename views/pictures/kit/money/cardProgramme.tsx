import { Phone } from '../devices/Phone.tsx';
import { PocketReader } from '../devices/PocketReader.tsx';
import { Hand } from '../people/Hand.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { StageTable } from '../stage/StageTable.tsx';
import { CardFace } from './CardFace.tsx';
import { cardLoads } from './cardLoads.ts';

/* The way from a plan to the first purchase, each stage 236 × 236: what stands on the table has its foot at 212. */

/** The ground of each stage, in their order. */
export const programmeGrounds = [
  'brand-soft',
  'green-soft',
  'marigold-soft',
  'brand-soft',
] as const;

/** Who gets a card, and how much on it, on a screen. The lines leave the portraits free. */
export const HolderList = () => (
  <>
    <StageTable tone="brand-lift" width={196} />
    <rect x={22} y={12} width={192} height={200} rx={18} className="deep" />
    <rect x={29} y={19} width={178} height={186} rx={11} className="surface" />
    {cardLoads.map(([name, , amount, hair, clothes], index) => (
      <g key={name} transform={`translate(29 ${53 + index * 59})`}>
        {index > 0 && <path d="M76 -29.5H166" className="stroke-line" />}
        <Portrait x={38} y={0} size={50} hair={hair} clothes={clothes} />
        <Label x={166} y={7} size={21} weight={700} anchor="end">
          {amount}
        </Label>
      </g>
    ))}
  </>
);

/** A holder, and what of her is checked, on a phone. */
export const HolderIdentified = () => (
  <>
    <StageTable tone="marigold" width={184} />
    <Phone x={38} y={18} scale={0.6} width={267} height={323} time="">
      <Portrait x={124.5} y={92} size={100} hair="long" clothes="green" />
      <path d="M20 158H229" className="stroke-line" strokeWidth={2} />
      {['Name', 'Mobile', 'ID number'].map((checked, index) => (
        <g key={checked} transform={`translate(28 ${188 + index * 44})`}>
          <Tick x={15} y={0} size={32} />
          <Label x={44} y={11} size={30} weight={600}>
            {checked}
          </Label>
        </g>
      ))}
    </Phone>
  </>
);

/** The first purchase: the card is tapped on the reader of a shop. */
export const FirstPurchase = () => (
  <>
    <StageTable tone="brand-lift" width={132} at={84} />
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
