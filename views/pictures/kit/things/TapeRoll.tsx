import { At, type Place } from '../stage/At.tsx';

interface TapeRollProps extends Place {
  /** Brown where it stands on what is marigold. */
  readonly tone?: 'marigold' | 'skin';
}

/** A roll of packing tape, 48 across. */
export const TapeRoll = ({ tone = 'marigold', ...place }: TapeRollProps) => (
  <At {...place}>
    <circle cx={24} cy={24} r={17.5} className={`stroke-${tone}`} strokeWidth={13} />
    <circle cx={24} cy={24} r={18} className="stroke-on-brand" strokeWidth={2} opacity={0.5} />
  </At>
);
