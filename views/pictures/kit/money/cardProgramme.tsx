/** What is seen on the way from a plan to the first purchase: four stages of 236 × 236, and one card in all of them. */

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

/* The sheet that the card lies on, and the card. */
const sheet = { x: 14, y: 14, width: 208, height: 152 } as const;
const card = { x: 82, y: 134 } as const;

/* From line to line on the sheet, and the middle of the first one. */
const line = 37;
const first = 27;

const holder = 'Imran Shaikh';

/** Who gets a card, and how much on it. */
export const HoldersPlanned = () => (
  <>
    <Panel {...sheet}>
      {cardLoads.map(([name, , amount, hair, clothes], index) => (
        <At key={name} x={0} y={first + index * line}>
          <Portrait x={34} y={0} size={32} hair={hair} clothes={clothes} />
          <Label x={190} y={7.5} size={22} weight={700} anchor="end">
            {amount}
          </Label>
        </At>
      ))}
    </Panel>
    <IssuedCard {...card} />
  </>
);

/** What the business sends. */
export const DocumentsSent = () => (
  <>
    <CompanyPapers x={14} y={14} />
    <IssuedCard {...card} />
  </>
);

/** The holder of the card, and what of him is checked; the card has his name. */
export const HolderChecked = () => (
  <>
    <Panel {...sheet}>
      <Portrait x={38} y={first + line} size={48} hair="short" clothes="marigold" />
      {['Name', 'Mobile', 'ID number'].map((checked, index) => (
        <At key={checked} x={86} y={first + index * line}>
          <Tick x={0} y={0} size={22} />
          <Label x={17} y={6.5} size={18} weight={600}>
            {checked}
          </Label>
        </At>
      ))}
    </Panel>
    <IssuedCard {...card} holder={holder} />
  </>
);

/** The first purchase: the card is tapped on the reader of a shop, and the arm comes from the right. */
export const FirstPurchase = () => (
  <>
    <PocketReader x={42} y={14} scale={0.8}>
      <Label x={64} y={33.5} size={27} weight={700} anchor="middle">
        ₹1,600
      </Label>
    </PocketReader>
    <Hand x={162} y={166} turn={-4} scale={0.4} sleeve="green" reach={620}>
      <At x={-310} y={-92} scale={2.5}>
        <IssuedCard x={0} y={0} holder={holder} />
      </At>
    </Hand>
  </>
);

/** The grounds of the four, as different as those of the pictures above them on the page. */
export const programmeGrounds = [
  'marigold-soft',
  'brand-soft',
  'green-soft',
  'marigold-soft',
] as const;
