import { At, type Place } from '../stage/At.tsx';
import { indiaZones } from './indiaZones.ts';
import { ZoneShape } from './ZoneShape.tsx';
import { innerBorders, type Zone } from './zoneOutline.ts';

const zones = Object.keys(indiaZones).map(Number) as Zone[];

/** The mainland of India in one quiet colour with the borders of its postal zones, 600 × 690; `pointOf` tells where a town is. */
export const IndiaMap = (place: Place) => (
  <At {...place}>
    {zones.map((zone) => (
      <ZoneShape key={zone} zone={zone} tone="brand-soft" />
    ))}
    <path d={innerBorders(zones)} className="stroke-surface" strokeWidth={4} opacity={0.7} />
  </At>
);
