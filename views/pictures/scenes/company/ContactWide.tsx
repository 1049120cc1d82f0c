import { KolkataMap } from '../../kit/places/KolkataMap.tsx';
import { MapPin } from '../../kit/places/MapPin.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { MapStations } from './Contact.tsx';

/** The upper part of the map, for a low place: the river with its bridge, both stations, and the town named at its pin. */
export function ContactWide() {
  return (
    <Scene width={480} height={220} ground="warm">
      <KolkataMap />
      <Label x={276} y={84} size={15.5} weight={700} tone="brand-ink">
        Howrah Bridge
      </Label>
      <At x={182} y={172} turn={-66}>
        <Label x={0} y={0} size={15.5} weight={600} tone="brand-ink" anchor="middle" spacing={1}>
          Hooghly
        </Label>
      </At>
      <MapStations />
      <circle cx={264} cy={206} r={22} className="brand" opacity={0.15} />
      <MapPin x={264} y={206} size={46} tone="marigold" />
      <Panel x={288} y={166} width={176} height={40} radius={12}>
        <Label x={88} y={26} size={16} weight={700} anchor="middle">
          Kolkata, West Bengal
        </Label>
      </Panel>
    </Scene>
  );
}
