import { At, type Place } from '../stage/At.tsx';

const courses = [70, 118, 166, 214, 262, 310] as const;

/** Bars of the gate: how far from its stile each is, and where it begins under the arch; all end at the lower rail. */
const bars = [
  [34, 172],
  [68, 156],
  [102, 147],
  [136, 145],
] as const;

/** The pillar of a garden gate, 220 wide, on ground that begins at 350, with a hedge behind it and the gate at its right, up to 440. */
export const GatePillar = (place: Place) => (
  <At {...place}>
    <path
      d="M-40 210q30-30 60-14 20-40 80-30 30-34 70-14 24-28 56 0 20-34 56-16 22-34 68-12 40-18 90 10v230H-40z"
      className="green-soft"
    />
    <path
      d="M-40 270q20-26 44-12 20-16 40 0 26-28 56-8 26-24 54-4 24-28 56-2 20-32 50-6 24-32 50-6 26-30 58-4 26-22 56 2 24-18 56 0v130H-40z"
      className="green"
      opacity={0.55}
    />
    <path d="M-40 350H480V440H-40z" className="marigold-soft" />
    <path d="M-40 350H480" className="stroke-marigold" strokeWidth={3} opacity={0.5} />
    <ellipse cx={122} cy={360} rx={130} ry={7} className="shade" />
    <ellipse cx={404} cy={359} rx={140} ry={5} className="shade" opacity={0.16} />
    <Gate x={236} y={0} />
    <path d="M12 36H208V350H12z" className="marigold-soft" />
    <path d="M178 36H208V350H178z" className="shade" opacity={0.1} />
    {courses.map((y, index) => (
      <path
        key={y}
        d={`M12 ${y}H208M${index % 2 ? 44 : 76} ${y}v${y === 310 ? 20 : 48}M${index % 2 ? 176 : 144} ${y}v${y === 310 ? 20 : 48}`}
        className="stroke-marigold-ink"
        strokeWidth={2}
        opacity={0.16}
      />
    ))}
    <path d="M2 330H218V360H2z" className="marigold" />
    <path d="M184 330H218V360H184z" className="shade" />
    <rect y={14} width={220} height={28} rx={6} className="marigold" />
    <path d="M12 42H208V50H12z" className="shade" />
  </At>
);

/** Of iron, hung on the pillar by two hinges; the picture cuts it. */
const Gate = (place: Place) => (
  <At {...place}>
    <path
      d="M0 194V338H230M0 194Q60 138 230 148M0 262H230"
      className="stroke-brand-ink"
      strokeWidth={6}
    />
    {bars.map(([x, top]) => (
      <path key={x} d={`M${x} ${top}V338`} className="stroke-brand-ink" strokeWidth={5} />
    ))}
    <path d="M-30 214H2M-30 316H2" className="stroke-brand-ink" strokeWidth={7} />
    <path d="M-6 205h12v18h-12zM-6 307h12v18h-12z" className="brand-ink" />
  </At>
);
