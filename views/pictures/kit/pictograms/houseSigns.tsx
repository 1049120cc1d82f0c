/* What a house is supplied with, each bold enough to be known at 44 px: drawn in 88 × 88, its right side in shade. */
import { shade, warmShade } from './shade.ts';

/** A light bulb with a bolt in it. */
export const LightBulb = () => (
  <>
    <path
      d="M44 7a26 26 0 0126 26c0 14-11 18-12 30H30c-1-12-12-16-12-30A26 26 0 0144 7z"
      className="marigold"
    />
    <path d="M56 10a26 26 0 0114 23c0 14-11 18-12 30H47C62 48 66 28 56 10z" {...warmShade} />
    <path d="M24 31c0-7 3-12 8-16" className="stroke-on-brand" strokeWidth={5} opacity={0.75} />
    <path d="M48 18L32 40h10l-3 16 17-23H45z" className="brand" />
    <rect x={30} y={65} width={28} height={8} rx={4} className="muted" />
    <rect x={35} y={75} width={18} height={7} rx={3.5} className="muted" />
    <path d="M46 65h8a4 4 0 010 8h-8zM46 75h3.500a3.500 3.500 0 010 7H46z" {...shade} />
  </>
);

/** A gas flame, blue, on the ring of a burner. */
export const BurnerFlame = () => (
  <>
    <ellipse cx={44} cy={71} rx={36} ry={11} className="muted" />
    <ellipse cx={44} cy={67} rx={36} ry={11} className="faint" />
    <ellipse cx={44} cy={67} rx={24} ry={5} className="muted" />
    <path
      d="M24 28c5 11 9 16 9 26a11 11 0 01-22 2c-1-11 10-15 13-28zM64 28c-5 11-9 16-9 26a11 11 0 0022 2c1-11-10-15-13-28z"
      className="brand-lift"
    />
    <path d="M44 5c5 17 18 26 18 44a18 18 0 01-36 0C26 31 39 22 44 5z" className="brand" />
    <path d="M44 30c3 9 10 14 10 22a10 10 0 01-20 0c0-8 7-13 10-22z" className="brand-lift" />
    <path d="M44 44c2 5 5 7 5 11a5 5 0 01-10 0c0-4 3-6 5-11z" className="on-brand" />
    <path d="M8 67c0 6 16 11 36 11s36-5 36-11v4c0 6-16 11-36 11S8 77 8 71z" className="muted" />
  </>
);

/** A tap from which a drop falls. */
export const WaterTap = () => (
  <>
    <path d="M31 16h12v16H31z" className="muted" />
    <rect x={16} y={8} width={42} height={12} rx={6} className="brand" />
    <path d="M42 8h10a6 6 0 010 12H42z" {...shade} />
    <path d="M14 28h38c15 0 22 9 22 22H53c0-3-1-4-4-4H14z" className="faint" />
    <path d="M60 29.500c9 3.500 14 10 14 20.500H63c1-8 0-14-3-20.500z" {...shade} />
    <path d="M24 34h24" className="stroke-on-brand" strokeWidth={4.5} opacity={0.6} />
    <rect x={8} y={22} width={12} height={30} rx={6} className="muted" />
    <rect x={49} y={48} width={29} height={8} rx={4} className="muted" />
    <path
      d="M63.500 60c5 7 9 9 9 14.500a9 9 0 01-18 0c0-5.500 4-7.500 9-14.500z"
      className="brand"
    />
  </>
);

/** The red cylinder of an Indian kitchen, with its collar, valve and foot. */
export const GasCylinder = () => (
  <g className="sheet">
    <path d="M24 70h40v9a4 4 0 01-4 4H28a4 4 0 01-4-4z" className="red" />
    <path d="M24 72h40v7a4 4 0 01-4 4H28a4 4 0 01-4-4z" {...shade} opacity={0.45} />
    <rect x={38} y={17} width={12} height={14} rx={3} className="marigold" />
    <path d="M24 34V11a5 5 0 015-5h30a5 5 0 015 5v23h-8V15H32v19z" className="red" />
    <path d="M56 15V6h3a5 5 0 015 5v23h-8z" {...shade} />
    <path
      d="M14 46c0-13 8-20 21-20h18c13 0 21 7 21 20v19a11 11 0 01-11 11H25a11 11 0 01-11-11z"
      className="red"
    />
    <path
      d="M14 52h60"
      className="stroke-deep"
      strokeWidth={4}
      strokeLinecap="butt"
      opacity={0.2}
    />
    <path d="M54 26c13 0 20 7 20 20v19a11 11 0 01-11 11H53c9-13 11-37 1-50z" {...shade} />
    <path d="M22 44c1-6 5-9 11-10" className="stroke-on-brand" strokeWidth={5} opacity={0.6} />
    <path
      d="M45 35c1 9 11 13 11 23a12 12 0 01-24 0c0-5 2-8 5-11 1 3 2 4 4 5 4-5 1-11 4-17z"
      className="on-brand"
    />
  </g>
);
