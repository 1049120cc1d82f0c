/** What is seen on the way from a plan to the first purchase: four stages of 236 × 236, and in each the same card. */

import { PocketReader } from '../devices/PocketReader.tsx';
import { CompanyPapers } from '../documents/CompanyPapers.tsx';
import { Hand } from '../people/Hand.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { cardLoads } from './cardLoads.ts';
import { AppliedCard, IssuedCard, PlannedCard } from './issuedCard.tsx';

const panel = { x: 14, y: 14, width: 208, height: 124 } as const;

/** Who gets a card, and how much on it; the card is planned. */
export const HoldersPlanned = () => (
  <>
    <Panel {...panel}>
      {cardLoads.map(([name, , amount, hair, clothes], index) => (
        <g key={name} transform={`translate(0 ${22 + index * 38})`}>
          {index > 0 && <path d="M66 -19H190" className="stroke-line" />}
          <Portrait x={36} y={0} size={34} hair={hair} clothes={clothes} />
          <Label x={190} y={7} size={20} weight={700} anchor="end">
            {amount}
          </Label>
        </g>
      ))}
    </Panel>
    <PlannedCard />
  </>
);

/** What the business sends; the card is applied for. */
export const DocumentsSent = () => (
  <>
    <CompanyPapers x={14} y={14} />
    <AppliedCard />
  </>
);

/** A holder, and what of her is checked; the card has her name. */
export const HolderChecked = () => (
  <>
    <Panel {...panel}>
      <Portrait x={36} y={60} size={48} hair="long" clothes="green" />
      {['Name', 'Mobile', 'ID number'].map((checked, index) => (
        <g key={checked} transform={`translate(80 ${22 + index * 38})`}>
          <Tick x={0} y={0} size={22} />
          <Label x={18} y={7} size={18} weight={600}>
            {checked}
          </Label>
        </g>
      ))}
    </Panel>
    <IssuedCard />
  </>
);

/** The first purchase: the card is tapped on the reader of a shop, and the arm comes from the right. */
export const FirstPurchase = () => (
  <>
    <PocketReader x={42} y={14} scale={0.8}>
      <Label x={64} y={34} size={27} weight={700} anchor="middle">
        ₹845
      </Label>
    </PocketReader>
    <Hand x={162} y={171} turn={-4} scale={0.4} sleeve="green" reach={520}>
      <At x={-310} y={-92} scale={2.5}>
        <IssuedCard lifted />
      </At>
    </Hand>
  </>
);
