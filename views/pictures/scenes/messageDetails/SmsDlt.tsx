import { Rings } from '../../kit/Backdrop.tsx';
import { DltCard, dltStations } from '../../kit/DltCard.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** Four steps from left to right, each over the words about it: entity, header, template, first message. */
export function SmsDlt() {
  return (
    <Scene width={1136} height={152}>
      <Rings x={1136} y={0} size={360} />
      {dltStations.map((station, index) => (
        <g key={station.title}>
          {index > 0 && (
            <Glyph name="arrow-right" x={284 * index - 14} y={62} size={28} tone="brand" />
          )}
          <DltCard x={24 + index * 284} y={31} width={236} size={20} station={station} />
        </g>
      ))}
    </Scene>
  );
}
