import { useId } from 'react';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';
import { SariShelf } from './SariShelf.tsx';

/** A printed photograph of the front of Sri Balaji Stores with its white edge, 168 × 148. */
export function SariShopPhoto(place: Place) {
  const cut = useId();
  return (
    <At {...place}>
      <rect x={1} y={5} width={166} height={146} rx={5} className="shade" />
      <g className="sheet">
        <rect width={168} height={148} rx={5} className="paper" />
        <rect x={0.5} y={0.5} width={167} height={147} rx={4.5} className="stroke-line" />
        <clipPath id={cut}>
          <rect x={8} y={8} width={152} height={132} rx={2} />
        </clipPath>
        <g className="photograph" clipPath={`url(#${cut})`}>
          <path d="M8 8H160V140H8z" className="blue-soft" />
          <ShopFront />
        </g>
      </g>
    </At>
  );
}

/* On its pavement: the sign, the awning, folded saris on two boards, and the door beside them. */
const ShopFront = () => (
  <>
    <path d="M14 24H154V130H14z" className="marigold-soft" />
    <path d="M14 24H154V50H14z" className="brand" />
    <Label x={84} y={42} size={15.5} weight={700} tone="on-brand" anchor="middle">
      Sri Balaji Stores
    </Label>
    <path d="M22 66H104V124H22z" className="surface" />
    <SariShelf
      x={22}
      y={95}
      width={240}
      scale={0.342}
      piles={[
        [14, ['brand', 'marigold']],
        [130, ['green', 'red']],
      ]}
    />
    <SariShelf
      x={22}
      y={121}
      width={240}
      scale={0.342}
      piles={[
        [14, ['red', 'green', 'brand']],
        [130, ['marigold', 'brand']],
      ]}
    />
    <path d="M22 66H104V124H22z" className="stroke-skin-deep" strokeWidth={3} />
    <path d="M114 66H146V130H114z" className="skin-deep" />
    <path d="M119 71H141V100H119z" className="blue-soft" />
    <path d="M119 108v8" className="stroke-marigold" strokeWidth={3} />
    <Awning x={10} y={50} stripe={148 / 9} count={9} drop={12} tone="red" />
    <path d="M8 130H160V140H8z" className="faint" />
  </>
);
