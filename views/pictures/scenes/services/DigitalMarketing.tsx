import { CountedEnquiries } from '../../kit/screens/CountedEnquiries.tsx';
import { EnquiriesOfMonth } from '../../kit/screens/EnquiriesOfMonth.tsx';
import { SearchPhone } from '../../kit/screens/SearchPhone.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The enquiries of a month and three of them with what brought each, and at the right the search behind the last, on a phone that the lower edge cuts. */
export const DigitalMarketing = () => (
  <Scene width={640} height={520} ground="brand">
    <Rings x={640} y={520} size={420} tone="brand-lift" />
    <EnquiriesOfMonth x={32} y={116} size={100} />
    <CountedEnquiries x={32} y={172} width={268} height={94} gap={16} />
    <SearchPhone x={328} y={172} scale={0.95} />
  </Scene>
);
