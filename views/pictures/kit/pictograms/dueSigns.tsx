/* What a household owes over the year, each bold enough to be known at 44 px: drawn in 88 × 88, its right side in shade. */
import { shade, warmShade } from './shade.ts';

/** An open umbrella. */
export const OpenUmbrella = () => (
  <>
    <path d="M44 44v27a8 8 0 01-16 0" className="stroke-muted" strokeWidth={6} />
    <path d="M44 6v8" className="stroke-muted" strokeWidth={6} />
    <path d="M6 49a38 38 0 0176 0c-5-7-20-7-25 0-5-7-21-7-26 0-5-7-20-7-25 0z" className="green" />
    <path d="M44 11c9 8 13 22 13 38-5-7-21-7-26 0 0-16 4-30 13-38z" className="code-number" />
    <path d="M44 11a38 38 0 0138 38c-5-7-20-7-25 0 0-16-4-30-13-38z" {...shade} />
    <path d="M15 37c3-7 8-12 13-15" className="stroke-on-brand" strokeWidth={5} opacity={0.6} />
  </>
);

/** The front of a bank, and before it a coin. */
export const BankAndCoin = () => (
  <>
    <path d="M12 37h56v34H12z" className="brand-lift" />
    <path d="M14 37h12v34H14zM34 37h12v34H34zM54 37h12v34H54z" className="on-brand" />
    <path d="M40 6l36 21v8a3 3 0 01-3 3H7a3 3 0 01-3-3v-8z" className="brand" />
    <path d="M40 6l36 21v8a3 3 0 01-3 3H54c0-13-5-25-14-32z" {...shade} />
    <circle cx={40} cy={25} r={6} className="marigold" />
    <rect x={4} y={68} width={72} height={13} rx={4} className="brand" />
    <circle cx={67} cy={66} r={21} className="marigold-soft" />
    <circle cx={67} cy={66} r={17} className="marigold" />
    <path d="M75.500 51.300A17 17 0 0161.200 82c11-5 16-18 14.300-30.700z" {...warmShade} />
    <path
      d="M60 58h14m-14 6.500h14M60 58h4c8.500 0 8.500 12 0 12h-4l9 7"
      className="stroke-deep"
      strokeWidth={4}
    />
  </>
);

/** A taxi from the front, with the tag for its tolls on the windscreen. */
export const TaggedCar = () => (
  <>
    <path
      d="M13 64h16v14a4 4 0 01-4 4h-8a4 4 0 01-4-4zM59 64h16v14a4 4 0 01-4 4h-8a4 4 0 01-4-4z"
      className="device-lift"
    />
    <rect x={4} y={32} width={16} height={11} rx={5.5} className="muted" />
    <rect x={68} y={32} width={16} height={11} rx={5.5} className="muted" />
    <path d="M11 46l11-33q3-7 11-7h22q8 0 11 7l11 33z" className="marigold" />
    <path d="M18 46l10-29q1-4 6-4h20q5 0 6 4l10 29z" className="device-lift" />
    <rect x={29} y={16} width={30} height={22} rx={4} className="on-brand" />
    <path d="M36 26q8-7 16 0M44 32h.1" className="stroke-pen" strokeWidth={4.5} />
    <path
      d="M18 42h52a12 12 0 0112 12v14a6 6 0 01-6 6H12a6 6 0 01-6-6V54a12 12 0 0112-12z"
      className="marigold"
    />
    <path d="M62 42h8a12 12 0 0112 12v14a6 6 0 01-6 6H56c7-8 9-20 6-32z" {...warmShade} />
    <circle cx={19} cy={57} r={6.5} className="on-brand" />
    <circle cx={69} cy={57} r={6.5} className="on-brand" />
    <rect x={31} y={53} width={26} height={9} rx={4.5} className="device-lift" />
  </>
);

/** The cap of a graduate with its tassel. */
export const MortarBoard = () => (
  <>
    <path d="M22 42h44v20c0 14-44 14-44 0z" className="brand" />
    <path d="M22 46l22 11 22-11v9L44 66 22 55z" {...shade} />
    <path d="M50 42h16v20c0 7-10 10.500-20 10.500 5-8 6-20 4-30.500z" {...shade} />
    <path
      d="M45.500 15.500l34 16.500c2 1 2 3 0 4l-34 17q-1.500 1-3 0l-34-17c-2-1-2-3 0-4l34-16.500q1.500-1 3 0z"
      className="brand-lift"
    />
    <path
      d="M8.500 32l34-16.500q1.500-1 3 0L64 24.500 25 44 8.500 36c-2-1-2-3 0-4z"
      className="on-brand"
      opacity={0.22}
    />
    <path d="M44 34l29 5v18" className="stroke-marigold" strokeWidth={5} />
    <circle cx={44} cy={34} r={5} className="marigold" />
    <path d="M70 56h6l4 17q-7 5-14 0z" className="marigold" />
  </>
);
