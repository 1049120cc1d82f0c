import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { SearchField } from './FoundShop.tsx';
import { ShopAdvert, ShopResult } from './ShopResults.tsx';

/** A page of search results, 290 high: the unpaid result of the furniture shop, and its advertisement; their words end 230 from the left. */
export const ShopSearch = ({ width, ...place }: Place & { readonly width: number }) => (
  <Panel {...place} width={width} height={290}>
    <SearchField x={16} y={16} width={width - 32} />
    <ShopResult x={16} y={76} />
    <ShopAdvert x={16} y={180} />
  </Panel>
);
