import { KolkataMap, kolkataMapSize } from '../../kit/places/KolkataMap.tsx';
import { MapPin } from '../../kit/places/MapPin.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* The point of the pin, where the avenue along the Maidan begins. */
const office = { x: 277, y: 240 } as const;

/* A name beside its mark, or below its middle where the river is near. */
const stations = [
  ['Howrah', 62, 122, 12, 43, 'middle'],
  ['Sealdah', 398, 122, -8, 17.5, 'end'],
] as const;

/** Both large stations on the map. */
const MapStations = () =>
  stations.map(([name, x, y, right, down, anchor]) => (
    <g key={name} transform={`translate(${x} ${y})`}>
      <rect width={24} height={24} rx={6} className="muted" />
      <Glyph name="train" x={3} y={3} size={18} tone="surface" />
      <Label x={right} y={down} size={15.5} weight={600} anchor={anchor}>
        {name}
      </Label>
    </g>
  ));

/** The office on the map, named at its pin, with the river, the bridge and the stations of its town; a card may cut off a twentieth at either side, or a seventh above and below, which hold no name. */
export function Contact() {
  return (
    <Scene {...kolkataMapSize} ground="warm">
      <KolkataMap />
      <Label x={292} y={88} size={15.5} weight={600} tone="brand-ink">
        Howrah Bridge
      </Label>
      <At x={127} y={250} turn={-74}>
        <Label x={0} y={0} size={16} weight={600} tone="brand-ink" anchor="middle" spacing={1}>
          Hooghly
        </Label>
      </At>
      <Label x={226} y={284} size={15.5} weight={600} tone="green-ink" anchor="middle">
        Maidan
      </Label>
      <MapStations />
      <circle cx={office.x} cy={office.y} r={18} className="brand" opacity={0.15} />
      <MapPin {...office} size={70} tone="marigold" />
      <Panel x={320} y={162} width={144} height={62} radius={12}>
        <path d="M1 22L-9 31L1 40z" className="surface" />
        <Label x={72} y={28} size={17.5} weight={800} anchor="middle">
          Kolkata office
        </Label>
        <Label x={72} y={48} size={15.5} tone="muted" anchor="middle">
          Please call first
        </Label>
      </Panel>
    </Scene>
  );
}
