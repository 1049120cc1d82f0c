import { Label } from '../../kit/Label.tsx';
import { MapPin } from '../../kit/MapPin.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { StreetMap } from '../../kit/StreetMap.tsx';

/** The town on the map, named at its pin; a narrow column cuts off a sixth at either side, which holds streets alone. */
export function Contact() {
  return (
    <Scene width={480} height={320} ground="warm">
      <StreetMap x={0} y={0} width={480} height={320} from={[112, 72]} nameless strong />
      <circle cx={240} cy={244} r={56} className="marigold" opacity={0.25} />
      <MapPin x={240} y={244} size={96} tone="marigold" />
      <Panel x={148} y={56} width={184} height={76} radius={12}>
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
