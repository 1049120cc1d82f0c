import { ChannelStreams } from '../../kit/screens/ChannelStreams.tsx';
import { CountedOnWebsite } from '../../kit/screens/CountedOnWebsite.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, low enough for the table to follow on the same screen. */
export const MarketingChannelsNarrow = () => (
  <Scene width={400} height={296} ground="sand">
    <ChannelStreams
      x={16}
      y={16}
      card={{ width: 142, height: 57, gap: 12 }}
      reach={84}
      unit={1.7}
      apart={22}
    />
    <CountedOnWebsite x={234} y={25} width={150} height={246} size={56} />
  </Scene>
);
