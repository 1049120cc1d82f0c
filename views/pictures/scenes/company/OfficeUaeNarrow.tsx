import { DistantTown } from '../../kit/places/DistantTown.tsx';
import { Palm } from '../../kit/places/Palm.tsx';
import { SailTower } from '../../kit/places/SailTower.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const houses = [
  [84, 18, 96],
  [106, 14, 82],
  [200, 14, 86],
  [218, 18, 104],
] as const;

const ripples = [
  [96, 124, 158],
  [140, 180, 150],
  [196, 222, 162],
] as const;

/** The same for phones: the hotel like a sail on its island, beside two palms. */
export const OfficeUaeNarrow = () => (
  <Scene width={160} height={160} ground="tint-lift" grows="above">
    <At x={-80} y={-2}>
      <DistantTown houses={houses} sun={[176, 62]} ripples={ripples}>
        <SailTower x={119} y={132} />
        <Palm x={223} y={134} scale={0.55} />
        <Palm x={204} y={134} scale={0.85} />
      </DistantTown>
      <path d="M108 132v-6h78v6z" className="brand-ink" />
      <path d="M94 139q4-8 14-8h114q10 0 14 8z" className="green" />
    </At>
  </Scene>
);
