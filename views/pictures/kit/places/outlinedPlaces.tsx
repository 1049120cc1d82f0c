/** What stands on the plan of the marketplace, in dashed lines. */
import { At, type Place } from '../stage/At.tsx';

/** What is planned is dashed; only dimensions and north have whole lines. */
export const outline = {
  className: 'stroke-on-brand',
  strokeWidth: 2.4,
  strokeDasharray: '7 5',
} as const;
const detail = { ...outline, strokeWidth: 1.8, strokeDasharray: '4 4.5', opacity: 0.8 } as const;

/** Where all of them stand. */
export const ground = 184;

/** Which way is north, as on every plan. */
export const North = (place: Place) => (
  <At {...place}>
    <circle r={20} {...detail} />
    <path d="M0-13L7 10 0 5-7 10z" {...detail} strokeDasharray={undefined} />
  </At>
);

/** 108 wide, with an awning and a sign. */
export const OutlinedShop = () => (
  <>
    <path d={`M12 ${ground}V132M96 132V${ground}M0 ${ground}H108`} {...outline} />
    <path d="M0 122L10 92H98L108 122M24 92V72H84V92" {...outline} />
    <path d={`M0 122${'a9 9 0 0018 0'.repeat(6)}`} {...outline} />
    <path d={`M62 ${ground}V144H86V${ground}M22 144H50V168H22z`} {...detail} />
    <path d="M25 92L18 122M40 92L36 122M54 92V122M68 92L72 122M83 92L90 122" {...detail} />
  </>
);

/** An open hall of three arches, 152 wide, with a flag on its gable; it alone has a light ground. */
export const OutlinedHall = () => (
  <>
    <path d={`M8 58H144V${ground}H8zM0 58L76 6 152 58z`} className="on-brand" opacity={0.1} />
    <path d={`M0 58L76 6 152 58zM8 58V${ground}M144 58V${ground}`} {...outline} />
    <path d={`M-6 ${ground}H158`} {...outline} />
    <path d="M8 76H144" {...outline} />
    {[16, 58, 100].map((x) => (
      <path key={x} d={`M${x} ${ground}V114a18 18 0 0136 0V${ground}`} {...outline} />
    ))}
    <circle cx={76} cy={38} r={10} {...detail} />
    <path d="M76-14V6M76-12L96-6 76 1" {...outline} />
    <path d={`M76 52V${ground - 8}`} {...detail} strokeDasharray="12 4 2 4" opacity={0.45} />
  </>
);

/** 78 × 52. */
export const OutlinedBank = () => (
  <>
    <path d="M4 19L39 0 74 19zM4 25H74" {...outline} />
    <path d="M14 26V43M31 26V43M47 26V43M64 26V43" {...detail} />
    <path d="M6 45H72M0 52H78" {...outline} />
  </>
);
