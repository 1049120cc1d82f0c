import { Phone } from '../devices/Phone.tsx';
import type { Place } from '../stage/At.tsx';
import { EnquiryButton, FoundShop, SearchField, SofaInWindow } from './FoundShop.tsx';

/** The upper 248 of a phone, 296 wide, on which somebody has searched for furniture, found a shop and sent an enquiry. */
export const SearchPhone = (place: Place) => (
  <Phone {...place} width={296} height={480} time="11:15">
    <SearchField x={14} y={42} width={250} />
    <SofaInWindow x={14} y={92} width={112} />
    <FoundShop x={138} y={114} />
    <EnquiryButton x={14} y={198} width={250} />
  </Phone>
);
