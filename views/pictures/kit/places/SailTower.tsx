import { At } from '../stage/At.tsx';

interface SailTowerProps {
  /** The foot of its mast. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/* As wide as the frame around the cloth allows, which has their colour. */
const floors = [
  [53, 20],
  [50, 34],
  [43, 48],
  [31, 62],
] as const;

/** A hotel like a sail, 112 high and 68 wide: mast and bent frame in one outline, cloth between them, and the landing disc on a bracket. */
export const SailTower = ({ x, y, scale = 1 }: SailTowerProps) => (
  <At x={x} y={y} scale={scale}>
    <path d="M34-67L43-56L57-72H45z" className="brand" />
    <path d="M41-73.500H65" className="stroke-brand" strokeWidth={3.5} />
    <path d="M-4 0V-112H-0.500L4-90C32-80 58-46 61 0z" className="brand" />
    <path d="M7-7V-76C30-63 49-38 51-7z" className="skyline" />
    {floors.map(([width, above]) => (
      <path key={above} d={`M6-${above}H${width}`} className="stroke-brand" strokeWidth={4} />
    ))}
  </At>
);
