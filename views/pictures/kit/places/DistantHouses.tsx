/** Left edge, width and roof of a house. */
export type DistantHouse = readonly [x: number, width: number, roof: number];

interface DistantHousesProps {
  readonly houses: readonly DistantHouse[];
  /** Where all of them end. */
  readonly foot: number;
}

/** Pale houses on the horizon. */
export const DistantHouses = ({ houses, foot }: DistantHousesProps) =>
  houses.map(([x, width, roof]) => (
    <rect key={x} x={x} y={roof} width={width} height={foot - roof} rx={2} className="skyline" />
  ));
