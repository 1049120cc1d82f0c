import { DistantTown } from '../../kit/places/DistantTown.tsx';
import { LibertyStatue } from '../../kit/places/LibertyStatue.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const houses = [
  [34, 22, 92],
  [140, 20, 84],
  [164, 18, 66],
  [216, 20, 76],
  [276, 20, 92],
] as const;

const ripples = [
  [40, 66, 148],
  [150, 184, 152],
  [222, 270, 146],
] as const;

/** A statue with a torch on her island before two towers, near enough to be seen small: the planned office in the USA. */
export const OfficeUsa = () => (
  <Scene width={320} height={216} ground="tint-lift" grows="above">
    <At x={-40} y={20} scale={1.25}>
      <DistantTown houses={houses} sun={[136, 58]} ripples={ripples}>
        <SteppedTower />
        <TaperedTower />
        <LibertyStatue x={98} y={132} />
      </DistantTown>
      <path d="M42 139q4-8 14-8h84q10 0 14 8z" className="green" />
    </At>
  </Scene>
);

const SteppedTower = () => (
  <>
    <path d="M196 46V28" className="stroke-brand" strokeWidth={3} />
    <path d="M174 136V78h6V60h6V46h20v14h6v18h6v58z" className="brand" />
    <path d="M188 72V130M196 62V130M204 72V130" className="stroke-brand-soft" strokeWidth={2.5} />
  </>
);

const TaperedTower = () => (
  <>
    <path d="M257 56V36" className="stroke-brand-lift" strokeWidth={3} />
    <path d="M238 136l8-80h22l8 80z" className="brand-lift" />
    <path d="M246 58l11 74l11-74" className="stroke-brand-soft" strokeWidth={2.5} />
  </>
);
