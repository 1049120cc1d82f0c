import { Phone } from '../devices/Phone.tsx';
import { PocketReader } from '../devices/PocketReader.tsx';
import { Hand } from '../people/Hand.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { CardFace } from './CardFace.tsx';
import { cardLoads } from './cardLoads.ts';

/* What is seen on the way from a plan to the first purchase. */

/** The ground of each stage, in their order. */
export const programmeGrounds = [
  'brand-soft',
  'green-soft',
  'marigold-soft',
  'brand-soft',
] as const;

/** Who gets a card, and how much on it, on a screen 192 × 200. The lines leave the portraits free. */
export const HolderScreen = (place: Place) => (
  <At {...place}>
    <rect width={192} height={200} rx={18} className="deep" />
    <rect x={1} y={1} width={190} height={198} rx={17} className="stroke-rim" strokeWidth={2} />
    <rect x={7} y={7} width={178} height={186} rx={11} className="surface" />
    {cardLoads.map(([name, , amount, hair, clothes], index) => (
      <g key={name} transform={`translate(7 ${41 + index * 59})`}>
        {index > 0 && <path d="M76 -29.5H166" className="stroke-line" />}
        <Portrait x={38} y={0} size={50} hair={hair} clothes={clothes} />
        <Label x={166} y={7} size={21} weight={700} anchor="end">
          {amount}
        </Label>
      </g>
    ))}
  </At>
);

/** A holder, and what of her is checked, on a phone 160 × 240. */
export const HolderPhone = (place: Place) => (
  <Phone {...place} scale={0.6} width={267} height={400} time="">
    <Portrait x={124.5} y={102} size={96} hair="long" clothes="green" />
    <path d="M20 174H229" className="stroke-line" strokeWidth={2} />
    {['Name', 'Mobile', 'ID number'].map((checked, index) => (
      <g key={checked} transform={`translate(28 ${210 + index * 52})`}>
        <Tick x={15} y={0} size={32} />
        <Label x={44} y={11} size={30} weight={600}>
          {checked}
        </Label>
      </g>
    ))}
  </Phone>
);

/** The first purchase: the card is tapped on the reader of a shop, 118 × 184 at 22,26; the arm comes from the right. */
export const FirstPurchase = (place: Place) => (
  <At {...place}>
    <PocketReader x={22} y={26} scale={0.74}>
      <Label x={64} y={34} size={27} weight={700} anchor="middle">
        ₹1,200
      </Label>
    </PocketReader>
    <Hand x={138} y={154} turn={-10} scale={0.44} sleeve="green" reach={420}>
      {/* A card keeps its colours after dark. */}
      <g className="sheet">
        <At x={-150} y={-36} scale={0.62}>
          <CardFace tone="code-number" ink="deep" chip="pale" />
        </At>
      </g>
    </Hand>
  </At>
);
