import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Sofa } from '../things/Sofa.tsx';
import { ChannelName } from './ChannelName.tsx';
import { SearchField } from './FoundShop.tsx';

/* What the search found besides the furniture shop. */
const OtherResult = ({ y }: { readonly y: number }) => (
  <>
    <Skeleton x={16} y={y} widths={[118]} height={10} tone="brand-soft" />
    <Skeleton x={16} y={y + 20} widths={[148, 96]} step={16} />
  </>
);

interface ShopSearchProps extends Place {
  readonly width: number;
  readonly height: number;
}

/** A page of search results: the unpaid result of the furniture shop, its advertisement, and two results of others. */
export const ShopSearch = ({ width, height, ...place }: ShopSearchProps) => (
  <Panel {...place} width={width} height={height}>
    <SearchField x={16} y={16} width={width - 32} />
    <At x={16} y={84}>
      <ChannelName x={0} y={0}>
        Search engine optimisation
      </ChannelName>
      <Label x={0} y={49} tone="muted">
        royfurniture.example
      </Label>
      <Label x={0} y={73} size={19} weight={700} tone="brand-ink">
        Sofas made in Siliguri
      </Label>
    </At>
    <At x={16} y={192}>
      <ChannelName x={0} y={0}>
        Search advertising
      </ChannelName>
      <rect y={36} width={58} height={52} rx={8} className="marigold-soft" />
      <Sofa x={5.5} y={44} scale={0.42} />
      <At x={70} y={5}>
        <Label x={0} y={49} tone="muted">
          Sponsored
        </Label>
        <Label x={0} y={73} size={19} weight={700} tone="brand-ink">
          Roy Furniture
        </Label>
      </At>
    </At>
    <OtherResult y={314} />
    <OtherResult y={390} />
  </Panel>
);
