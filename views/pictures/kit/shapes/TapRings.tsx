import { At, type Place } from '../stage/At.tsx';

interface TapRingsProps extends Place {
  /** The radius of the widest; x and y are their centre. */
  readonly size: number;
}

/** Light that spreads from where a card meets a device, on strong ground. */
export const TapRings = ({ size, ...place }: TapRingsProps) => (
  <At {...place}>
    {[1, 0.72, 0.46].map((share) => (
      <circle key={share} r={Math.round(size * share)} className="on-brand" opacity={0.08} />
    ))}
  </At>
);
