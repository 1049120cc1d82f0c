import { At, type Place } from '../stage/At.tsx';

interface GroceryShelfProps extends Place {
  readonly row: 'jars' | 'bottles' | 'packets' | 'tins';
}

/** A board on the wall of a general store, 120 wide, with goods up to 62 high; y is its upper edge. */
export const GroceryShelf = ({ row, ...place }: GroceryShelfProps) => {
  const Goods = rows[row];
  return (
    <At {...place}>
      <Goods />
      <path d="M14 8V22M106 8V22" className="stroke-skin-deep" strokeWidth={5} />
      <rect x={-4} width={128} height={9} rx={3} className="skin" />
      <path d="M0 9H120V14H0z" className="shade" />
    </At>
  );
};

/* Lentils, rice and turmeric behind glass. */
const Jars = () => (
  <>
    {(['marigold', 'green', 'moon'] as const).map((tone, index) => (
      <At key={tone} x={6 + index * 38} y={-48}>
        <rect width={32} height={48} rx={6} className="on-brand" />
        <path d="M3 18H29V41a4 4 0 01-4 4H7a4 4 0 01-4-4z" className={tone} />
        <rect x={2} y={-7} width={28} height={10} rx={3} className="brand" />
      </At>
    ))}
  </>
);

const bottle = 'M0 0V-32Q0-42 5-44V-48H17V-44Q22-42 22-32V0z';

/* Oil and syrup. */
const Bottles = () => (
  <>
    {(
      [
        [8, 'marigold'],
        [36, 'green'],
        [64, 'marigold'],
        [92, 'red'],
      ] as const
    ).map(([x, tone]) => (
      <At key={x} x={x} y={0}>
        <path d={bottle} className={tone} />
        <path d="M0-28H22V-10H0z" className="on-brand" opacity={0.85} />
        <rect x={3} y={-55} width={16} height={10} rx={3} className="brand" />
      </At>
    ))}
  </>
);

/* Tea, biscuits and soap. */
const Packets = () => (
  <>
    <path d="M6 0V-54H38V0z" className="brand" />
    <path d="M6-40H38V-18H6z" className="on-brand" opacity={0.9} />
    <path d="M46 0V-42H76V0z" className="red" />
    <circle cx={61} cy={-21} r={9} className="moon" />
    <path d="M82 0V-18H114V0zM84-20V-38H112V-20z" className="marigold" />
    <path d="M92-18V0M94-38V-20" className="stroke-on-brand" strokeWidth={4} />
  </>
);

/* Milk powder and spices. */
const Tins = () => (
  <>
    {(
      [
        [6, 34, 46, 'red'],
        [46, 28, 34, 'brand-lift'],
        [80, 34, 46, 'green'],
      ] as const
    ).map(([x, width, height, tone]) => (
      <At key={x} x={x} y={-height}>
        <rect width={width} height={height} rx={3} className={tone} />
        <path d={`M0 12H${width}V${height - 10}H0z`} className="on-brand" opacity={0.9} />
        <rect x={-1} y={-3} width={width + 2} height={6} rx={3} className="pale" />
      </At>
    ))}
  </>
);

const rows = { jars: Jars, bottles: Bottles, packets: Packets, tins: Tins } as const;
