import { ChannelBars } from '../../kit/screens/ChannelBars.tsx';
import { EnquiriesOfMonth } from '../../kit/screens/EnquiriesOfMonth.tsx';
import { SearchPhone } from '../../kit/screens/SearchPhone.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The enquiries of a month by channel, and at the right the search that brought one of them, on a phone that the lower edge cuts. */
export const DigitalMarketing = () => (
  <Scene width={640} height={520} ground="brand">
    <EnquiriesOfMonth x={32} y={116} size={100} />
    <ChannelBars x={32} y={182} width={264} pitch={84} height={24} size={18} />
    <SearchPhone x={328} y={172} scale={0.95} />
  </Scene>
);
