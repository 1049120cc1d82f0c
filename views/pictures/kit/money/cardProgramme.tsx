/** What is seen on the way from a plan to the first purchase: four stages of 236 × 236. */

import { PocketReader } from '../devices/PocketReader.tsx';
import { CompanyPapers } from '../documents/CompanyPapers.tsx';
import { Hand } from '../people/Hand.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { cardLoads } from './cardLoads.ts';
import { IssuedCard } from './IssuedCard.tsx';

/** Who gets a card, and how much on it. */
export const HoldersPlanned = () => (
  <Panel x={14} y={14} width={208} height={208}>
    {cardLoads.map(([name, , amount, hair, clothes], index) => (
      <At key={name} x={0} y={38 + index * 66}>
        {index > 0 && <path d="M82 -33H192" className="stroke-line" />}
        <Portrait x={42} y={0} size={52} hair={hair} clothes={clothes} />
        <Label x={192} y={8.5} size={24} weight={700} anchor="end">
          {amount}
        </Label>
      </At>
    ))}
  </Panel>
);

/** What the business sends. */
export const DocumentsSent = () => <CompanyPapers x={14} y={14} />;

/** The holder of a small card, and what of him is checked; the card has his name. */
export const HolderChecked = () => (
  <>
    <Panel x={14} y={14} width={208} height={108}>
      <Portrait x={38} y={54} size={52} hair="short" clothes="marigold" />
      {['Name', 'Mobile', 'ID number'].map((checked, index) => (
        <At key={checked} x={85} y={22 + index * 32}>
          <Tick x={0} y={0} size={22} />
          <Label x={18} y={7} size={18} weight={600}>
            {checked}
          </Label>
        </At>
      ))}
    </Panel>
    <IssuedCard x={48} y={134} holder="Imran Shaikh" />
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
    <Hand x={162} y={166} turn={-4} scale={0.4} sleeve="green" reach={520}>
      <At x={-310} y={-92} scale={2.5}>
        <IssuedCard x={0} y={0} />
      </At>
    </Hand>
  </>
);
