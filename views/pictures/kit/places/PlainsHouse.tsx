import { At, type Place } from '../stage/At.tsx';

interface PlainsHouseProps extends Place {
  /** From the left end of the roof to its right end. */
  readonly width: number;
  /** The left edge of the frame of its door, 104 wide. */
  readonly door: number;
  /** The left edge of its window, 96 wide; its sill ends at 164. */
  readonly window: number;
}

const foot = 338;
const eaves = 56;

const panels = 'h21v92h-21zm49 0h21v92h-21zm-49 112h21v108h-21zm49 0h21v108h-21z';

/** The front of a house of the plains, 338 high: a door higher than a person (264), tiles, window. */
export const PlainsHouse = ({ width, door, window, ...place }: PlainsHouseProps) => {
  /* How far what ends before the eaves stops from their right end. */
  const end = (before: number): number => width - before;
  return (
    <At {...place}>
      <path d={`M14 ${eaves - 6}H${end(14)}V${foot}H14z`} className="marigold-soft" />
      <path d={`M14 ${foot - 34}H${end(14)}V${foot}H14z`} className="marigold" opacity={0.3} />
      <path d={`M14 ${eaves}H${end(14)}v9H14z`} className="shade" />
      <path d={`M0 ${eaves}L34 0H${end(34)}L${width} ${eaves}z`} className="marigold" />
      <path
        d={`M23 18H${end(23)}M12 36H${end(12)}`}
        className="stroke-skin-deep"
        strokeWidth={2}
        opacity={0.35}
      />
      {/* The ends of the rafters carry the tiles. */}
      <path d={`M0 ${eaves - 7}H${width}V${eaves}H0z`} className="skin-deep" />
      <path d={`M${door} 74h104v${foot - 74}h-104z`} className="skin-deep" />
      <path d={`M${door + 10} 84h84v${foot - 84}h-84z`} className="brand-soft" />
      <path
        d={`M${door + 52} 84V${foot}M${door + 17} 98${panels}`}
        className="stroke-brand-lift"
        strokeWidth={2.5}
        opacity={0.5}
      />
      <circle cx={door + 45} cy={210} r={4.5} className="marigold" />
      <path d={`M${door - 6} ${foot - 12}h116v12h-116z`} className="muted" />
      <g transform={`translate(${window} 84)`}>
        <path d="M0 0H96V72H0z" className="skin-deep" />
        <path d="M9 9H87V72H9z" className="brand-soft" />
        <path
          d="M28.500 9V72M67.500 9V72M9 38H87"
          className="stroke-brand-lift"
          strokeWidth={2.5}
          opacity={0.5}
        />
        <path d="M44 0H52V72H44z" className="skin-deep" />
        {/* A slab keeps the rain off it. */}
        <path d="M-8-10H104V0H-8z" className="marigold" />
        <path d="M-8 72H104V80H-8z" className="muted" />
      </g>
    </At>
  );
};
