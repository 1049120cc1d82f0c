import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Sofa } from '../things/Sofa.tsx';
import { ChannelName } from './ChannelName.tsx';
import { SearchField } from './FoundShop.tsx';

/* What the search found besides the furniture shop, 76 apart. */
const OtherResult = ({ y }: { readonly y: number }) => (
  <>
    <Skeleton x={16} y={y} widths={[118]} height={10} tone="brand-soft" />
    <Skeleton x={16} y={y + 20} widths={[148, 96]} step={16} />
  </>
);

interface ShopSearchProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Between the results, and before the first. */
  readonly gap: number;
  /** How many other results there is room for. */
  readonly others: number;
  /** The advertisement has no picture, where a phone in front of the page leaves no room for it. */
  readonly brief?: boolean;
}

/** A page of search results: the unpaid result of the furniture shop, its advertisement, and results of others. */
export const ShopSearch = ({ width, height, gap, others, brief, ...place }: ShopSearchProps) => (
  <Panel {...place} width={width} height={height}>
    <SearchField x={16} y={16} width={width - 32} />
    <At x={16} y={56 + gap}>
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
    <At x={16} y={136 + 2 * gap}>
      <ChannelName x={0} y={0}>
        Search advertising
      </ChannelName>
      {!brief && (
        <>
          <rect y={36} width={58} height={52} rx={8} className="marigold-soft" />
          <Sofa x={5.5} y={44} scale={0.42} />
        </>
      )}
      <At x={brief ? 0 : 70} y={brief ? 0 : 5}>
        <Label x={0} y={49} tone="muted">
          Sponsored
        </Label>
        <Label x={0} y={73} size={19} weight={700} tone="brand-ink">
          Roy Furniture
        </Label>
      </At>
    </At>
    {Array.from({ length: others }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the results never change
      <OtherResult key={index} y={230 + 3 * gap + index * 76} />
    ))}
  </Panel>
);
