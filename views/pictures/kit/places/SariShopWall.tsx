import { At, type Place } from '../stage/At.tsx';
import { SariPile } from './SariShelf.tsx';

type Piles = Parameters<typeof SariPile>[0]['saris'];

interface SariRackProps extends Place {
  /** From the upper board down, and on each from the left: what lies there. */
  readonly boards: readonly (readonly Piles[])[];
}

/* Of one place for a pile, and how high its board is above the next one. */
const bay = 120;
const rise = 98;

/** A wooden rack on the wall of a sari shop; each place is 120 × 98, the posts are 8. */
export const SariRack = ({ boards, ...place }: SariRackProps) => {
  const width = bay * (boards[0]?.length ?? 0);
  return (
    <At {...place}>
      <path d={`M0 0H${width}V${rise * boards.length}H0z`} className="marigold-soft" />
      {boards.map((piles, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boards never change
        <At key={row} x={0} y={row * rise}>
          <path d={`M0 0H${width}V12H0z`} className="shade" />
          {piles.map((saris, index) => (
            <SariPile
              // biome-ignore lint/suspicious/noArrayIndexKey: the piles never change
              key={index}
              x={index * bay + 12}
              y={rise - 4}
              saris={saris}
              loose={row + index === 0}
            />
          ))}
          <path
            d={`M-4 ${rise}H${width + 4}`}
            className="stroke-skin"
            strokeWidth={9}
            strokeLinecap="butt"
          />
        </At>
      ))}
      <path
        d={`${Array.from({ length: width / bay + 1 }, (_, post) => `M${post * bay} 0V${rise * boards.length}`).join('')}M-4 0H${width + 4}`}
        className="stroke-skin"
        strokeWidth={9}
        strokeLinecap="square"
      />
    </At>
  );
};

/** A lamp that hangs from the ceiling, 0,0 is where its cord begins, 70 above its shade. */
export const ShopLamp = (place: Place) => (
  <At {...place}>
    <path d="M0-8V72" className="stroke-deep-lift" strokeWidth={3} />
    <path d="M-11 70H11L34 98H-34z" className="marigold" />
    <path d="M-14 98a14 14 0 0028 0z" className="on-brand" />
  </At>
);
