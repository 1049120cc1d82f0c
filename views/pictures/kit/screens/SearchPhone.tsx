import { Phone } from '../devices/Phone.tsx';
import type { Place } from '../stage/At.tsx';
import { FoundShop, SearchField, SofaInWindow } from './FoundShop.tsx';

/** The upper 366 of a phone, 296 wide, on which somebody has searched for furniture, found a shop and sent an enquiry. */
export const SearchPhone = (place: Place) => (
  <Phone {...place} width={296} height={480} time="11:15">
    <SearchField x={14} y={42} width={250} />
    <SofaInWindow x={14} y={94} width={250} height={150} />
    <FoundShop x={14} y={274} />
  </Phone>
);
