import { PersonAtCounter } from '../people/PersonAtCounter.tsx';
import type { FigureProps } from '../people/PersonBody.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';
import { Shelf } from './Shelf.tsx';

interface ShopProps extends Place, Pick<FigureProps, 'clothes' | 'hair'> {
  /** Its awning hangs from a bar. */
  readonly fascia?: boolean;
}

/** Height of the counter: where the hands of a customer are who is as tall as the shop is here. */
const counter = 152;

/** How large the keeper is; a customer beside the shop is drawn at its scale. */
const keeper = 0.56;

/** A small shop with awning, shelves and its keeper behind the counter, 240 × 264. */
export function Shop({ clothes = 'green', hair, fascia, ...place }: ShopProps) {
  return (
    <At {...place}>
      <Shadow width={240} height={264} />
      <path d="M16 24H224V240H16z" className="brand-soft" />
      {/* Nothing stands up behind the keeper's head. */}
      <Shelf x={24} y={94} width={116} stocked={82} />
      <Shelf x={140} y={94} width={76} />
      <Shelf x={24} y={136} width={192} />
      <path d="M8 24h8v140H8zM224 24h8v140h-8z" className="deep-lift" />
      <path
        d={`M0 ${counter + 8}a8 8 0 018-8H232a8 8 0 018 8v96a8 8 0 01-8 8H8a8 8 0 01-8-8z`}
        fill="url(#sheen)"
      />
      <path
        d="M20 188H112V246H20zM128 188H220V246H128z"
        className="stroke-on-brand"
        strokeWidth={2}
        opacity={0.25}
      />
      <path d={`M0 ${counter + 16}v-8a8 8 0 018-8H232a8 8 0 018 8v8z`} className="brand-lift" />
      <PersonAtCounter
        x={120 - 63 * keeper}
        y={counter - 140 * keeper}
        scale={keeper}
        clothes={clothes}
        {...(hair && { hair })}
      />
      <Awning x={0} y={0} stripe={40} count={6} drop={44} fascia={fascia} />
    </At>
  );
}
