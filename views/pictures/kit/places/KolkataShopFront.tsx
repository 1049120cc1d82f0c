import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';
import { TownSign } from './TownSign.tsx';

interface KolkataShopFrontProps extends Place {
  /** Of the counter, from its upper edge at 408 down. */
  readonly depth: number;
  /** The left edge of its sign. */
  readonly sign?: number;
}

/** The open front of a shop in Kolkata from near, 328 wide, which goes on at the left: its sign, an awning, a warm wall and the counter. */
export const KolkataShopFront = ({ depth, sign = 66, ...place }: KolkataShopFrontProps) => (
  <At {...place}>
    <path d="M-20 50H312V430H-20z" className="marigold-soft" />
    <path d="M-20 50H312V112H-20z" className="marigold" opacity={0.16} />
    <path d="M302 50H312V430H302z" className="skin-deep" />
    <path d={`M-20 424H318V${424 + depth}H-20z`} fill="url(#sheen)" />
    <path
      d={`M-20 452H126V${depth + 440}M146 ${depth + 440}V452H300V${depth + 440}`}
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.25}
    />
    <path d="M-20 408H320a6 6 0 016 6v6a6 6 0 01-6 6H-20z" className="brand-lift" />
    <path d="M-20 426H318V432H-20z" className="shade" />
    <Awning x={-25} y={54} stripe={39} count={9} drop={26} overhang={14} />
    <rect x={-24} y={46} width={354} height={12} rx={4} className="sheen-to" />
    <TownSign name="Kolkata" x={sign} y={13} width={176} />
  </At>
);
