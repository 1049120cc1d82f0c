import { DistantTown } from '../../kit/places/DistantTown.tsx';
import { LibertyStatue } from '../../kit/places/LibertyStatue.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const houses = [
  [82, 20, 92],
  [108, 16, 108],
  [196, 16, 100],
  [218, 20, 76],
] as const;

const ripples = [
  [96, 124, 152],
  [150, 184, 160],
  [200, 224, 150],
] as const;

/** The same for phones: the statue large on her island, two towers on either side far behind her. */
export const OfficeUsaNarrow = () => (
  <Scene width={160} height={160} ground="tint-lift" grows="above">
    <At x={-80} y={-2}>
      <DistantTown houses={houses} sun={[190, 62]} ripples={ripples}>
        <LibertyStatue x={160} y={132} />
      </DistantTown>
      <path d="M104 139q4-8 14-8h84q10 0 14 8z" className="green" />
    </At>
  </Scene>
);
