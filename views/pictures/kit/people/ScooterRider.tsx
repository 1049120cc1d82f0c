import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { TurnedHead } from './TurnedHead.tsx';

const wheels = [40, 166] as const;

interface ScooterRiderProps extends Place {
  /** A man in a turban with a bag over his shoulder, in place of the helmet and the parcel. */
  readonly distributor?: true;
}

/** Somebody in a helmet who brings a parcel on a scooter and rides to the right, 192 × 184; the wheels stand on the lower edge. */
export const ScooterRider = ({ distributor, ...place }: ScooterRiderProps) => (
  <At {...place}>
    <ellipse cx={102} cy={184} rx={100} ry={6} className="shade" />
    {/* The leg of the far side. */}
    <path d="M84 104L122 110 124 144" className="stroke-deep" strokeWidth={18} />
    <path d="M166 161L146 84" className="stroke-on-deep-muted" strokeWidth={7} />
    {wheels.map((x) => (
      <g key={x}>
        <circle cx={x} cy={161} r={17} className="stroke-deep" strokeWidth={11} />
        <circle cx={x} cy={161} r={11} className="on-deep-muted" />
        <circle cx={x} cy={161} r={4} className="deep" />
      </g>
    ))}
    {/* From the tail over the seat and the footboard up to the handlebar. */}
    <path
      d="M12 140C14 116 26 104 50 104H92C102 104 106 110 108 120L111 140H132C134 116 132 98 138 84L148 80C152 100 158 118 164 132C150 136 144 144 142 156H66C64 140 54 132 40 132C28 132 20 138 16 146z"
      className="brand"
    />
    <path
      d="M144 142C148 134 156 130 166 130 178 130 186 138 189 148L180 151C176 142 160 138 150 150z"
      className="brand-lift"
    />
    <path d="M66 148H140" className="stroke-brand-lift" strokeWidth={4} />
    <path d="M46 100Q46 94 54 94H98Q104 98 104 104H46z" className="deep" />
    <path d="M142 80L140 66 128 68" className="stroke-deep" strokeWidth={6} />
    <circle cx={153} cy={86} r={6} className="code-string" />
    <path d="M10 118H22v7H11z" className="red" />
    {!distributor && <Box />}
    {/* Hip, knee and shoe of the near side. */}
    <path d="M78 96L118 102 116 138" className="stroke-deep-lift" strokeWidth={20} />
    <path d="M106 138H120C130 140 136 143 137 149H106z" className="hair" />
    <path d="M64 100C60 80 62 58 76 44 84 40 94 42 99 50 103 62 98 84 96 104z" className="green" />
    <At x={58} y={-8.5} scale={0.5}>
      <TurnedHead hair={distributor ? 'turban' : 'short'} />
      {!distributor && <Helmet />}
    </At>
    {distributor && <Satchel />}
    <Arm
      shoulder={[83, 56]}
      elbow={[98, 82]}
      wrist={[124, 71]}
      clothes="green"
      skin="skin"
      cuff="green"
      hand="none"
    />
    <rect x={122} y={61} width={17} height={14} rx={6.5} className="skin" />
    <path d="M128 66V74M133 66V74" className="stroke-skin-deep" strokeWidth={1.6} opacity={0.7} />
  </At>
);

/* Over the hair and the ear, with its strap under the chin. */
const Helmet = () => (
  <>
    <path d="M52 62Q54 82 66 86" className="stroke-deep" strokeWidth={4} />
    <path
      d="M31 58C20-10 100-18 97 38L62 36C60 52 56 62 50 70 42 70 34 66 31 58z"
      className="marigold"
    />
    <path d="M62 36L97 38 101 42 62 42z" className="marigold-ink" />
    <path d="M40 30C42 14 54 6 66 4" className="stroke-on-brand" strokeWidth={5} opacity={0.6} />
  </>
);

/* From the far shoulder over the chest to the hip, behind the arm. */
const Satchel = () => (
  <>
    <path d="M78 50L56 78" className="stroke-marigold-ink" strokeWidth={4} />
    <rect x={30} y={76} width={44} height={36} rx={6} className="marigold" />
    <path d="M30 82a6 6 0 016-6H68a6 6 0 016 6v6Q52 102 30 88z" className="marigold-ink" />
    <rect x={48} y={91} width={8} height={8} rx={2} className="moon" />
  </>
);

/* Behind the seat, on its rack. */
const Box = () => (
  <>
    <path d="M14 100H58M26 100V110" className="stroke-deep" strokeWidth={5} />
    <rect x={2} y={44} width={56} height={54} rx={6} className="marigold" />
    <path d="M2 58V50a6 6 0 016-6H52a6 6 0 016 6V58z" className="on-brand" opacity={0.3} />
    <rect x={23} y={44} width={14} height={26} className="on-brand" opacity={0.65} />
  </>
);
