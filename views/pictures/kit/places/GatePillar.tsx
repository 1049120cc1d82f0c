import { At, type Place } from '../stage/At.tsx';

const courses = [70, 118, 166, 214, 262, 310, 358] as const;

/** The pillar of a garden gate, 252 wide and as long as the picture, with the gate and the hedge at its right. */
export const GatePillar = (place: Place) => (
  <At {...place}>
    <path d="M240 196q10-44 52-40 16-40 60-26 40-22 66 16v260H240z" className="green-soft" />
    <path
      d="M240 250q24-40 62-24 26-36 66-12 28-14 50 8v184H240z"
      className="green"
      opacity={0.55}
    />
    <path
      d="M252 172q92-56 176-16M252 370H440M276 160V370M312 144V370M348 136V370M384 138V370M420 150V370"
      className="stroke-deep-lift"
      strokeWidth={6}
    />
    <path d="M12 36H240V420H12z" className="marigold-soft" />
    <path d="M206 36H240V420H206z" className="shade" opacity={0.1} />
    {courses.map((y, index) => (
      <path
        key={y}
        d={`M12 ${y}H240M${index % 2 ? 50 : 88} ${y}v48M${index % 2 ? 202 : 164} ${y}v48`}
        className="stroke-marigold-ink"
        strokeWidth={2}
        opacity={0.16}
      />
    ))}
    <rect y={14} width={252} height={28} rx={6} className="marigold" />
    <path d="M12 42H240V50H12z" className="shade" />
  </At>
);
