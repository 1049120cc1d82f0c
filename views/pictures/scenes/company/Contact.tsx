import { Label } from '../../kit/Label.tsx';
import { MapPin } from '../../kit/MapPin.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { RiverBridge } from '../../kit/RiverBridge.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { StreetMap } from '../../kit/StreetMap.tsx';

/** The town on the map, named at its pin, with its river and bridge; a narrow column cuts off a sixth at either side, which holds no name. */
export function Contact() {
  return (
    <Scene width={480} height={320} ground="warm">
      <StreetMap x={0} y={0} width={480} height={320} from={[40, 28]} strong>
        <RiverBridge x={173} y={117} turn={7} />
        <Label x={132} y={84} size={17} weight={700} tone="brand-ink">
          Howrah Bridge
        </Label>
        <g transform="translate(143 262) rotate(-68)">
          <Label x={0} y={0} size={18} weight={600} tone="brand-ink" anchor="middle" spacing={1}>
            Hooghly
          </Label>
        </g>
        <Label x={262} y={312} size={16} tone="green-ink" anchor="middle">
          Maidan
        </Label>
      </StreetMap>
      <circle cx={316} cy={250} r={48} className="brand" opacity={0.15} />
      <MapPin x={316} y={250} size={92} tone="marigold" />
      <Panel x={224} y={66} width={184} height={76} radius={12}>
        <path d="M80 75l12 13 12-13z" className="surface" />
        <Label x={92} y={34} size={22} weight={700} anchor="middle">
          Kolkata
        </Label>
        <Label x={92} y={59} size={17} tone="muted" anchor="middle">
          West Bengal
        </Label>
      </Panel>
    </Scene>
  );
}
