import type { Colour } from '../../palette.ts';
import { outlineOf, type Zone } from './zoneOutline.ts';

interface ZoneShapeProps {
  readonly zone: Zone;
  readonly tone: Colour;
}

/** The mainland of one postal zone on the map of India, as a plain shape; its edge keeps narrow parts from breaking. */
export const ZoneShape = ({ zone, tone }: ZoneShapeProps) => {
  const outline = outlineOf(zone);
  return (
    <>
      <path d={outline} className={tone} />
      <path d={outline} className={`stroke-${tone}`} strokeWidth={3} />
    </>
  );
};
