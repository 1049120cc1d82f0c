import { At, type Place } from '../stage/At.tsx';

interface SwitchProps extends Place {
  readonly isOn?: boolean;
}

/** A switch in a list, 44 × 26. */
export const Switch = ({ isOn, ...place }: SwitchProps) => (
  <At {...place}>
    <rect width={44} height={26} rx={13} className={isOn ? 'green' : 'faint'} />
    <circle cx={isOn ? 31 : 13} cy={13} r={9.5} className="on-brand" />
  </At>
);
