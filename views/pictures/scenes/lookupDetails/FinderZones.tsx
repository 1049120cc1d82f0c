import { ArmyZone } from '../../kit/places/ArmyZone.tsx';
import { MapPin } from '../../kit/places/MapPin.tsx';
import { ZoneMap } from '../../kit/places/ZoneMap.tsx';
import { pointOf } from '../../kit/places/zoneOutline.ts';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const kolkata = pointOf(22.57, 88.36);
const card = { x: 374, y: 408 };

/** India in the four colours that the table has for its regions, cut into eight postal zones, a pin at the post office of 700001, and the ninth zone, which has no place. */
export function FinderZones() {
  return (
    <Scene width={600} height={690} ground="dusk" grows="around">
      {/* The map lies on its band, not on a sheet of its own. */}
      <path d="M-600-690H1200V1380H-600z" className="map" />
      <ZoneMap />
      <path
        d={`M${kolkata.x} ${kolkata.y}V${card.y}`}
        className="stroke-on-deep"
        strokeWidth={2.5}
      />
      <MapPin x={kolkata.x} y={kolkata.y} size={36} edged />
      <Panel {...card} width={194} height={86}>
        <Label x={20} y={38} size={26} weight={800}>
          700001
        </Label>
        <Label x={20} y={67} size={24} weight={600}>
          Kolkata GPO
        </Label>
      </Panel>
      <ArmyZone x={14} y={440} />
    </Scene>
  );
}
