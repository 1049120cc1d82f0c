import { SentAmount } from '../screens/SentAmount.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { IndiaMap } from './IndiaMap.tsx';
import { PlaceLabel } from './PlaceLabel.tsx';
import { pointOf } from './zoneOutline.ts';

const scale = 0.42;
const left = 22;
const top = 6;

const on = (latitude: number, longitude: number) => {
  const { x, y } = pointOf(latitude, longitude);
  return [Math.round(left + x * scale), Math.round(top + y * scale)] as const;
};

/** Where the counter and the receiver of the transfer are on the map. */
export const surat = on(21.17, 72.83);
export const darbhanga = on(26.15, 85.9);

/* How far a label is below the middle of its dot. */
const below = 17;

const arc = `M${surat.join(' ')}C${surat[0] + 6} ${surat[1] - 104} ${darbhanga[0] - 22} ${darbhanga[1] - 92} ${darbhanga.join(' ')}`;

/** A sheet with the map of India, 304 × 292, and on it the amount on its way from one town to the other; the scene draws the dots of both. */
export const TransferMap = (place: Place) => (
  <At {...place}>
    <Panel x={0} y={0} width={304} height={292}>
      <IndiaMap x={left} y={top} scale={scale} />
      <PlaceLabel name="Surat" x={12} y={surat[1] + below} scale={0.82} />
      <PlaceLabel name="Darbhanga" x={darbhanga[0] - 4} y={darbhanga[1] + below} scale={0.82} />
      <path d={arc} className="stroke-surface" strokeWidth={13} />
      <path d={arc} className="stroke-brand" strokeWidth={5} />
      <SentAmount x={(surat[0] + darbhanga[0]) / 2 - 62} y={32} scale={0.64} />
    </Panel>
  </At>
);
