import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { IndiaMap } from './IndiaMap.tsx';
import { PlaceLabel } from './PlaceLabel.tsx';
import { pointOf } from './zoneOutline.ts';

const scale = 0.385;
const left = 62;
const top = 4;

const on = (latitude: number, longitude: number) => {
  const { x, y } = pointOf(latitude, longitude);
  return [Math.round(left + x * scale), Math.round(top + y * scale)] as const;
};

/** Where the counter and the receiver of the transfer are on the map. */
export const surat = on(21.17, 72.83);
export const darbhanga = on(26.15, 85.9);

/** A sheet with the map of India and the names of both towns, 304 × 264. */
export const TransferMap = (place: Place) => (
  <At {...place}>
    <Panel x={0} y={0} width={304} height={264}>
      <IndiaMap x={left} y={top} scale={scale} />
      <PlaceLabel name="Surat" x={12} y={surat[1] + 8} scale={0.82} />
      <PlaceLabel name="Darbhanga" x={182} y={30} scale={0.82} />
    </Panel>
  </At>
);
