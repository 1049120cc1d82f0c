import type { Colour } from '../palette.ts';
import { At, type Place } from './At.tsx';
import { Awning } from './Awning.tsx';
import { Shadow } from './Panel.tsx';
import { PersonBust } from './Person.tsx';
import type { Hair } from './PersonHead.tsx';
import { Shelf } from './Shelf.tsx';

interface ShopProps extends Place {
  readonly hair?: Hair;
  readonly skin?: 'skin' | 'skin-deep';
  readonly clothes?: Colour;
}

/** A small shop with awning, shelves and its keeper behind the counter, 240 × 264. */
export function Shop({ hair = 'short', skin = 'skin', clothes = 'green', ...place }: ShopProps) {
  return (
    <At {...place}>
      <Shadow width={240} height={264} />
      <path d="M16 24H224V240H16z" className="brand-soft" />
      <Shelf x={24} y={106} width={192} />
      <Shelf x={24} y={164} width={192} />
      <PersonBust x={57} y={76} hair={hair} skin={skin} clothes={clothes} />
      <path
        d="M0 208a8 8 0 018-8H232a8 8 0 018 8v48a8 8 0 01-8 8H8a8 8 0 01-8-8z"
        fill="url(#sheen)"
      />
      <path d="M0 208a8 8 0 018-8H232a8 8 0 018 8v8H0z" className="brand-lift" />
      <path d="M8 24h8v176H8zM224 24h8v176h-8z" className="deep-lift" />
      <Awning x={0} y={0} stripe={40} count={6} drop={44} />
    </At>
  );
}
