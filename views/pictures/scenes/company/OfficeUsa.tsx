import { DistantTown } from '../../kit/places/DistantTown.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const houses = [
  [96, 22, 92],
  [122, 18, 70],
  [144, 20, 98],
  [196, 18, 82],
  [218, 24, 62],
  [246, 16, 96],
  [296, 24, 84],
] as const;

/** A statue with a torch on an island before towers: the planned office in the USA. */
export function OfficeUsa() {
  return (
    <Scene width={320} height={176} ground="tint-lift" grows="above">
      <DistantTown houses={houses} sun={[112, 50]}>
        <SteppedTower />
        <TaperedTower />
        <path d="M22 136q10-14 44-14t44 14z" className="green-soft" />
        <path d="M48 126h36l-4-14H52zM52 112h28l-3-24H55z" className="brand-lift" />
        <path
          d="M48 126h36l-4-14H52zM52 112h28l-3-24H55z"
          className="stroke-brand"
          strokeWidth={1.5}
        />
        <Statue />
      </DistantTown>
    </Scene>
  );
}

const SteppedTower = () => (
  <>
    <path d="M181 44V22" className="stroke-brand-lift" strokeWidth={2.5} />
    <path d="M166 136V76h4V58h5V44h12v14h5v18h4v60z" className="brand-lift" />
    <path d="M176 70V132M181 62V132M186 70V132" className="stroke-brand-soft" strokeWidth={1.5} />
  </>
);

const TaperedTower = () => (
  <>
    <path d="M279 52V30" className="stroke-brand-lift" strokeWidth={2.5} />
    <path d="M264 136l6-84h18l6 84z" className="brand-lift" />
    <path d="M270 52l9 84l9-84" className="stroke-brand-soft" strokeWidth={1.5} />
  </>
);

/* In her robe, with a tablet in the left arm and the torch in the raised right. */
const Statue = () => (
  <>
    <path d="M57 88q1-22 5-32q4-5 9 0q4 10 5 32z" className="green" />
    <path d="M62 56L55 38" className="stroke-green" strokeWidth={4} />
    <path d="M64 62q-2 12-1 24M70 62q2 12 2 24" className="stroke-green-soft" strokeWidth={1.5} />
    <path d="M72 62l9-3l3 11l-9 3z" className="green-ink" />
    <circle cx={66.5} cy={48} r={4.5} className="green" />
    <path
      d="M61 45l-3-4M64 43l-1-5M68.500 43l1-5M71.500 45l3-4"
      className="stroke-green"
      strokeWidth={1.8}
    />
    <path d="M52 37h6l-1.500 5h-3z" className="green-ink" />
    <path d="M55 37q-5-5 0-11q5 6 0 11z" className="marigold" />
  </>
);
