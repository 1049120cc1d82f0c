import { KeeperTakingCash, SenderPaying } from '../people/remittanceCast.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { KolkataShopFront } from './KolkataShopFront.tsx';
import { Shelf } from './Shelf.tsx';

/** Where the top of the counter is, just below the hands; the people stand on 264. */
const counter = 124;
const ground = 264;

/* The foot of the sign, and how wide the shop is from its left post. */
const shop = { x: 106, y: -118, width: 150, wall: 206 } as const;

/** A shop in Kolkata, 275 wide and 382 high from -118 on: a man before it pays cash to the keeper behind its counter, whose free end is at 244,124. */
export const KolkataStall = (place: Place) => (
  <At {...place}>
    <ContactShadow x={48} y={ground} width={100} />
    <KolkataShopFront
      x={shop.x}
      y={shop.y}
      width={shop.width}
      heights={[shop.wall, ground - counter]}
    >
      <At x={-shop.x} y={-shop.y}>
        <Shelf x={122} y={-8} width={118} row="second" />
        <clipPath id="behind-counter">
          <path d={`M60-60H400V${counter + 8}H60z`} />
        </clipPath>
        <g clipPath="url(#behind-counter)">
          <KeeperTakingCash x={130} y={0} />
        </g>
      </At>
    </KolkataShopFront>
    <SenderPaying x={0} y={0} />
  </At>
);
