/* What people talk over and watch, each bold enough to be known at 44 px: drawn in 88 × 88, its right side in shade. */
import { shade, warmShade } from './shade.ts';

/** A telephone for a desk, its handset on the rest. */
export const DeskTelephone = () => (
  <g className="sheet">
    <path d="M33 34h22c3 9 17 15 20 34q1 9-7 9H20q-8 0-7-9c3-19 17-25 20-34z" className="red" />
    <path d="M48 34h7c3 9 17 15 20 34q1 9-7 9H54c8-10 4-30-6-43z" {...shade} />
    <path d="M34 28v10M54 28v10" className="stroke-muted" strokeWidth={6} />
    <path
      d="M8 33c0-14 15-22 36-22s36 8 36 22v4a5 5 0 01-5 5H63a5 5 0 01-5-5v-4c-4-4-24-4-28 0v4a5 5 0 01-5 5H13a5 5 0 01-5-5z"
      className="red"
    />
    <path
      d="M58 12.500c13 3 22 10 22 20.500v4a5 5 0 01-5 5H63a5 5 0 01-5-5v-4c4-6 4-13 0-20.500z"
      {...shade}
    />
    <path d="M16 29c3-6 10-9 18-10" className="stroke-on-brand" strokeWidth={5} opacity={0.6} />
    <circle cx={44} cy={57} r={14} className="on-brand" />
    <circle cx={44} cy={57} r={5.5} className="brand" />
  </g>
);

/** A mobile phone, and before it the month’s bill. */
export const PhoneAndBill = () => (
  <>
    <rect x={11} y={6} width={44} height={76} rx={9} className="device-lift" />
    <rect x={17} y={13} width={32} height={60} rx={4} className="brand" />
    <path d="M17 17a4 4 0 014-4h20L17 55z" className="brand-lift" />
    <path d="M36 28h42v50l-7-5-7 5-7-5-7 5-7-5-7 5z" className="paper" />
    <path d="M68 28h10v50l-7-5-3 2z" {...shade} opacity={0.14} />
    <path
      d="M49 38h17m-17 7.500h17M49 38h5c10 0 10 14 0 14h-5l13 12"
      className="stroke-pen"
      strokeWidth={4.5}
    />
  </>
);

/** A television with its two aerials, a landscape on its screen. */
export const AerialTelevision = () => (
  <>
    <path d="M44 28L29 13m15 15L60 11" className="stroke-muted" strokeWidth={5} />
    <circle cx={29} cy={13} r={5} className="marigold" />
    <circle cx={60} cy={11} r={5} className="marigold" />
    <path d="M20 70h10l-3 11h-8zM68 70H58l3 11h8z" className="muted" />
    <rect x={8} y={26} width={72} height={50} rx={10} className="brand" />
    <path d="M65 26h5a10 10 0 0110 10v30a10 10 0 01-10 10h-5z" {...shade} />
    <rect x={15} y={33} width={46} height={36} rx={6} className="pale" />
    <circle cx={47} cy={44} r={6} className="marigold" />
    <path
      d="M15 59c10-13 18-10 25-4s13 4 21-3v11a6 6 0 01-6 6H21a6 6 0 01-6-6z"
      className="green"
    />
    <circle cx={70.5} cy={43} r={4.5} className="on-brand" />
    <circle cx={70.5} cy={56} r={4.5} className="marigold" />
  </>
);

/** A button that plays, on a screen with its place in the film. */
export const PlayScreen = () => (
  <>
    <rect x={7} y={13} width={74} height={62} rx={11} className="device" />
    <path d="M18 19h30L13 55V24a5 5 0 015-5z" className="device-lift" />
    <circle cx={44} cy={39} r={17} className="marigold" />
    <path d="M51 23.500a17 17 0 01-6 32.500c8-7 10-22 6-32.500z" {...warmShade} />
    <path d="M40 31.500v15L52 39z" className="on-brand" />
    <path d="M40 31.500v15L52 39z" className="stroke-on-brand" strokeWidth={4} />
    <path d="M18 65h52" className="stroke-rim" strokeWidth={5} />
    <path d="M18 65h24" className="stroke-on-brand" strokeWidth={5} />
    <circle cx={42} cy={65} r={5} className="on-brand" />
  </>
);
