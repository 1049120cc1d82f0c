import { At, type Place } from '../stage/At.tsx';

interface PlainsHouseProps extends Place {
  /** From the left end of the roof to its right end. */
  readonly width: number;
  /** The left edge of the frame of its door, 104 wide. */
  readonly door: number;
  /** The left edge of its window, 96 wide, if it has one; its sill ends at 164. */
  readonly window?: number;
}

const foot = 338;
const eaves = 44;
const lintel = 58;

const panels = 'h21v104h-21zm49 0h21v104h-21zm-49 124h21v108h-21zm49 0h21v108h-21z';

const Window = (place: Place) => (
  <At {...place}>
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
  </At>
);

/** The front of a house of the plains, 338 high: a door higher than a person (280), tiles, a window. */
export const PlainsHouse = ({ width, door, window, ...place }: PlainsHouseProps) => {
  /* How far what ends before the eaves stops from their right end. */
  const end = (before: number): number => width - before;
  return (
    <At {...place}>
      <path d={`M14 ${eaves - 6}H${end(14)}V${foot}H14z`} className="marigold-soft" />
      <path d={`M14 ${foot - 34}H${end(14)}V${foot}H14z`} className="marigold" opacity={0.3} />
      <path d={`M14 ${eaves}H${end(14)}v9H14z`} className="shade" />
      <path d={`M0 ${eaves}L30 0H${end(30)}L${width} ${eaves}z`} className="marigold" />
      <path
        d={`M20 15H${end(20)}M10 29H${end(10)}`}
        className="stroke-skin-deep"
        strokeWidth={2}
        opacity={0.35}
      />
      {/* The ends of the rafters carry the tiles. */}
      <path d={`M0 ${eaves - 7}H${width}V${eaves}H0z`} className="skin-deep" />
      <path d={`M${door} ${lintel}h104v${foot - lintel}h-104z`} className="skin-deep" />
      <path
        d={`M${door + 10} ${lintel + 10}h84v${foot - lintel - 10}h-84z`}
        className="brand-soft"
      />
      <path
        d={`M${door + 52} ${lintel + 10}V${foot}M${door + 17} ${lintel + 24}${panels}`}
        className="stroke-brand-lift"
        strokeWidth={2.5}
        opacity={0.5}
      />
      <circle cx={door + 45} cy={210} r={4.5} className="marigold" />
      <path d={`M${door - 6} ${foot - 12}h116v12h-116z`} className="muted" />
      {window !== undefined && <Window x={window} y={84} />}
    </At>
  );
};
