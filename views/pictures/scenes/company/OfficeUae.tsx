import { DesertTower } from '../../kit/places/DesertTower.tsx';
import { DistantTown } from '../../kit/places/DistantTown.tsx';
import { SailTower } from '../../kit/places/SailTower.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const houses = [
  [0, 26, 104],
  [30, 22, 86],
  [56, 24, 98],
  [84, 18, 78],
  [138, 22, 84],
  [164, 26, 102],
  [194, 16, 92],
  [268, 22, 100],
  [294, 26, 110],
] as const;

/** A tall tower in steps, a hotel like a sail and a dhow on the water: the planned office in the UAE. */
export function OfficeUae() {
  return (
    <Scene width={320} height={176} ground="tint-lift" grows="above">
      <DistantTown houses={houses} sun={[174, 52]}>
        <DesertTower x={119} />
        <SailTower x={224} y={136} scale={0.78} />
        <Palm x={20} />
        <Palm x={300} />
      </DistantTown>
      <path d="M152 150h50q-6 13-16 13h-22q-9 0-12-13z" className="brand-ink" />
      <path d="M174 150V114q22 14 26 32h-26z" className="paper" />
    </Scene>
  );
}

const Palm = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 136)`}>
    <path d="M0 0Q3-14 0-28" className="stroke-skin-deep" strokeWidth={3} />
    <path
      d="M0-28Q-12-36-18-24M0-28Q12-36 18-24M0-28Q-6-42-16-38M0-28Q6-42 16-38"
      className="stroke-green"
      strokeWidth={3.5}
    />
  </g>
);
