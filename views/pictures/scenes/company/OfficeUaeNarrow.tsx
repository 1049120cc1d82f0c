import { DesertTower } from '../../kit/places/DesertTower.tsx';
import { DistantTown } from '../../kit/places/DistantTown.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const houses = [
  [80, 20, 96],
  [160, 26, 76],
  [190, 20, 100],
  [214, 26, 88],
] as const;

/** The same for phones: the tower beside two palms. */
export const OfficeUaeNarrow = () => (
  <Scene width={160} height={160} ground="tint-lift" grows="above">
    <At x={-80} y={-16}>
      <DistantTown houses={houses} sun={[196, 62]}>
        <DesertTower x={136} scale={0.95} />
        <Palm x={217} scale={0.6} />
        <Palm x={200} scale={1} />
      </DistantTown>
    </At>
  </Scene>
);

const Palm = ({ x, scale }: { readonly x: number; readonly scale: number }) => (
  <At x={x} y={136} scale={scale}>
    <path d="M0 0Q5-22 0-44" className="stroke-skin-deep" strokeWidth={5} />
    <path
      d="M0-44Q-14-54-22-38M0-44Q14-54 22-38M0-44Q-8-60-20-58M0-44Q8-60 20-58"
      className="stroke-green"
      strokeWidth={5.5}
    />
  </At>
);
