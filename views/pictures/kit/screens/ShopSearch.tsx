import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import type { Place } from '../stage/At.tsx';
import { Sofa } from '../things/Sofa.tsx';
import { ChannelName } from './ChannelName.tsx';

/** The ring around what a channel brought. */
const Framed = ({ y, height }: { readonly y: number; readonly height: number }) => (
  <rect x={12} y={y} width={260} height={height} rx={12} className="stroke-brand" strokeWidth={2} />
);

/** A page of search results, 290 × 332: the advertisement of the furniture shop, and its unpaid result below. */
export const ShopSearch = (place: Place) => (
  <Panel {...place} width={290} height={332}>
    <rect x={12} y={14} width={260} height={40} rx={20} className="surface-2" />
    <Glyph name="search" x={25} y={24} size={20} tone="muted" />
    <Label x={53} y={40} size={17}>
      furniture siliguri
    </Label>
    <Framed y={84} height={104} />
    <rect x={24} y={108} width={68} height={68} rx={8} className="marigold-soft" />
    <Sofa x={33} y={122} scale={0.45} />
    <Label x={104} y={123} size={16} weight={700} tone="marigold-ink">
      Sponsored
    </Label>
    <Label x={104} y={149} size={19} weight={700} tone="brand-ink">
      Roy Furniture
    </Label>
    <Skeleton x={104} y={163} widths={[148]} />
    <ChannelName x={22} y={84}>
      Search advertising
    </ChannelName>
    <Framed y={216} height={104} />
    <Label x={24} y={255} size={16} tone="muted">
      royfurniture.example
    </Label>
    <Label x={24} y={282} size={19} weight={700} tone="brand-ink">
      Sofas made in Siliguri
    </Label>
    <Skeleton x={24} y={298} widths={[206]} />
    <ChannelName x={22} y={216}>
      Search engine optimisation
    </ChannelName>
  </Panel>
);
