import { ChannelName } from '../../kit/screens/ChannelName.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { ShopPage } from '../../kit/screens/ShopPage.tsx';
import { ShopPost } from '../../kit/screens/ShopPost.tsx';
import { ShopSearch } from '../../kit/screens/ShopSearch.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** One furniture shop in the five channels of the table beside it, each with its name: a search page with its advertisement and its result, a post, a text message and its own page. */
export const MarketingResults = () => (
  <Scene width={480} height={560} ground="warm" grows="around">
    <Rings x={480} y={560} size={400} tone="marigold-soft" />
    <ShopPage x={14} y={372} />
    <ShopSearch x={14} y={16} />
    <ShopPost x={294} y={44} />
    <MessageBubble
      x={284}
      y={420}
      scale={1.15}
      width={164}
      size={15.5}
      from="AX-ROYFUR-P"
      lines={['10% off sofas', 'until Sunday']}
    />
    <ChannelName x={304} y={420}>
      Bulk SMS
    </ChannelName>
  </Scene>
);
