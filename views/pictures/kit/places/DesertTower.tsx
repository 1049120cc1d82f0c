import { At } from '../stage/At.tsx';

interface DesertTowerProps {
  /** Its middle, on the horizon at 136. */
  readonly x: number;
  readonly scale?: number;
}

/** The tallest tower of a town in the desert, in steps that narrow to a needle, 128 high. */
export const DesertTower = ({ x, scale = 1 }: DesertTowerProps) => (
  <At x={x} y={136} scale={scale}>
    <path d="M0-102V-128" className="stroke-brand-lift" strokeWidth={2.5} />
    <path d="M-5 0V-100q5-8 10 0v30h5v30h5V0zM-5-82h-5v34h-5v24h-5V0h15z" className="brand-lift" />
    <path d="M0-88V-4M-10-40V-4M10-58V-4" className="stroke-brand-soft" strokeWidth={1.5} />
  </At>
);
