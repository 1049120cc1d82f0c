/** What is seen on the way from a plan to the first purchase: four stages of 236 × 236. */

import { Phone } from '../devices/Phone.tsx';
import { PocketReader } from '../devices/PocketReader.tsx';
import { CompanyPapers } from '../documents/CompanyPapers.tsx';
import { Hand } from '../people/Hand.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { WritingHand } from '../people/WritingHand.tsx';
import { CounterTop } from '../places/CounterTop.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { cardLoads } from './cardLoads.ts';
import { IssuedCard } from './IssuedCard.tsx';

/** Who gets a card, and how much on it: a list, and the hand that writes it. */
export const HoldersPlanned = () => (
  <>
    <Panel x={14} y={8} width={194} height={220}>
      {cardLoads.map(([name, , amount, hair, clothes], index) => (
        <At key={name} x={0} y={36 + index * 58}>
          <Portrait x={42} y={0} size={56} hair={hair} clothes={clothes} />
          <Label x={180} y={8} size={22} weight={700} anchor="end">
            {amount}
          </Label>
        </At>
      ))}
    </Panel>
    <WritingHand x={108} y={220} scale={0.6} sleeve="brand" />
  </>
);

/** What the business sends. */
export const DocumentsSent = () => <CompanyPapers x={14} y={20} />;

/** The telephone of the holder, where what a small card needs of him is checked. */
export const HolderChecked = () => (
  <Phone x={34} y={6} width={168} height={224} head={96} time="">
    <Portrait x={75} y={62} size={56} hair="short" clothes="marigold" />
    {['Name', 'Mobile', 'ID number'].map((checked, index) => (
      <At key={checked} x={27} y={120 + index * 31}>
        <Tick x={0} y={0} size={22} />
        <Label x={18} y={6.5} size={18} weight={600}>
          {checked}
        </Label>
      </At>
    ))}
  </Phone>
);

/** The first purchase: the card is tapped on the reader on the counter of a shop, and the arm comes from the right. */
export const FirstPurchase = () => (
  <>
    <At x={-80} y={0}>
      <CounterTop y={178} depth={44} />
    </At>
    <ContactShadow x={74} y={208} width={150} />
    <PocketReader x={10} y={10} scale={0.8}>
      <Label x={64} y={33.5} size={27} weight={700} anchor="middle">
        ₹1,600
      </Label>
    </PocketReader>
    <Hand x={172} y={174} turn={-4} scale={0.4} sleeve="marigold" reach={620}>
      <At x={-322} y={-128} scale={2.5}>
        <IssuedCard x={0} y={0} holder="Imran Shaikh" />
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
