import { Phone } from '../devices/Phone.tsx';
import { PocketReader } from '../devices/PocketReader.tsx';
import { Hand } from '../people/Hand.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { OnStage } from '../stage/OnStage.tsx';
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

interface StageProps {
  /** Across a page, beside the titles of the steps: smaller than on a phone, with more air around it. */
  readonly wide?: boolean;
}

/** Who gets a card, and how much on it, on a screen. The lines leave the portraits free. */
export const HolderList = ({ wide }: StageProps) => (
  <OnStage wide={wide} tone="brand-lift" width={196}>
    <rect x={22} y={12} width={192} height={200} rx={18} className="deep" />
    <rect x={29} y={19} width={178} height={186} rx={11} className="surface" />
    {cardLoads.map(([name, , amount, hair, clothes], index) => (
      <g key={name} transform={`translate(29 ${53 + index * 59})`}>
        {index > 0 && <path d="M76 -29.5H166" className="stroke-line" />}
        <Portrait x={38} y={0} size={wide ? 54 : 50} hair={hair} clothes={clothes} />
        <Label x={166} y={7} size={wide ? 18 : 21} weight={700} anchor="end">
          {amount}
        </Label>
      </g>
    ))}
  </OnStage>
);

/** A holder, and what of her is checked, on a phone whose foot is below the picture. */
export const HolderIdentified = ({ wide }: StageProps) => {
  const width = wide ? 236 : 267;
  const middle = width / 2 - 9;
  return (
    <Phone x={118 - width * 0.3} y={wide ? 30 : 20} scale={0.6} width={width} height={420} time="">
      <Portrait x={middle} y={102} size={96} hair="long" clothes="green" />
      <path d={`M20 174H${width - 38}`} className="stroke-line" strokeWidth={2} />
      {['Name', 'Mobile', 'ID number'].map((checked, index) => (
        <g key={checked} transform={`translate(28 ${208 + index * 46})`}>
          <Tick x={15} y={0} size={wide ? 28 : 32} />
          <Label x={wide ? 42 : 44} y={wide ? 9 : 11} size={wide ? 26 : 30} weight={600}>
            {checked}
          </Label>
        </g>
      ))}
    </Phone>
  );
};

/** The first purchase: the card is tapped on the reader of a shop. */
export const FirstPurchase = ({ wide }: StageProps) => (
  <>
    <StageTable tone="brand-lift" width={wide ? 112 : 132} at={84} />
    <At x={wide ? 12 : 0} y={wide ? 30 : 0} scale={wide ? 0.86 : 1}>
      <PocketReader x={22} y={26} scale={0.74}>
        <Label x={64} y={wide ? 32.5 : 34} size={wide ? 24.5 : 27} weight={700} anchor="middle">
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
  </>
);
