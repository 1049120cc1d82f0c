import { ChannelStreams } from '../../kit/screens/ChannelStreams.tsx';
import { CountedOnWebsite } from '../../kit/screens/CountedOnWebsite.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The five channels of the table beside it: four bring visitors to the website, where the enquiries of all are counted. */
export const MarketingChannels = () => (
  <Scene width={456} height={580} ground="sand" grows="around">
    <ChannelStreams
      x={24}
      y={28}
      card={{ width: 144, height: 116, gap: 20 }}
      reach={120}
      unit={2.3}
      apart={50}
    />
    <CountedOnWebsite x={280} y={94} width={152} height={392} size={76} sales />
  </Scene>
);
