import { Phone } from '../devices/Phone.tsx';
import type { Place } from '../stage/At.tsx';
import { EnquiryButton, FoundShop, SearchField, SofaInWindow } from './FoundShop.tsx';

/** A phone, 232 × 480, on which somebody has searched for furniture and found a shop. */
export const SearchPhone = (place: Place) => (
  <Phone {...place} width={232} height={480} time="11:15">
    <SearchField x={14} y={52} width={186} />
    <SofaInWindow x={14} y={108} width={186} />
    <FoundShop x={14} y={234} />
    <EnquiryButton x={14} y={312} width={186} />
  </Phone>
);
