import { DesertTower } from '../../kit/places/DesertTower.tsx';
import { DistantTown } from '../../kit/places/DistantTown.tsx';
import { Palm } from '../../kit/places/Palm.tsx';
import { SailTower } from '../../kit/places/SailTower.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const houses = [
  [32, 30, 104],
  [66, 24, 84],
  [128, 24, 92],
  [236, 20, 80],
  [258, 30, 100],
] as const;

const ripples = [
  [44, 84, 150],
  [138, 166, 146],
  [214, 266, 152],
] as const;

/** A tall tower in steps and a hotel like a sail between two palms, near enough to be seen small: the planned office in the UAE. */
export const OfficeUae = () => (
  <Scene width={320} height={216} ground="tint-lift" grows="above">
    <At x={-40} y={20} scale={1.25}>
      <DistantTown houses={houses} sun={[154, 62]} ripples={ripples}>
        <DesertTower x={106} scale={0.88} />
        <SailTower x={174} y={132} scale={0.96} />
        <Palm x={62} y={134} scale={0.8} />
        <Palm x={258} y={134} scale={0.95} />
      </DistantTown>
      <path d="M160 132v-6h80v6z" className="brand-ink" />
      <path d="M40 139q4-8 14-8h210q10 0 14 8z" className="green" />
    </At>
  </Scene>
);
