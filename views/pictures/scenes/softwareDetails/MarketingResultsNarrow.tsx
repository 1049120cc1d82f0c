import { ShopPostWide } from '../../kit/screens/ShopPostWide.tsx';
import { ShopAdvert, ShopResult } from '../../kit/screens/ShopResults.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the search page above, and below it the phone, which runs over the lower edge. */
export const MarketingResultsNarrow = () => (
  <Scene width={400} height={506} ground="warm">
    <Rings x={400} y={506} size={400} tone="marigold-soft" />
    <Panel x={14} y={14} width={372} height={240}>
      <path d="M0 36V16A16 16 0 0116 0H356a16 16 0 0116 16V36z" className="surface-2" />
      <Glyph name="search" x={15} y={9} size={18} tone="muted" />
      <Label x={41} y={23.5} size={15}>
        furniture siliguri
      </Label>
      <ShopResult x={16} y={48} />
      <ShopAdvert x={16} y={140} />
    </Panel>
    <ShopPostWide x={30} y={266} />
  </Scene>
);
