import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** A PAN that is valid but not operative, and what its holder loses of a payment to tax. */
export function PanInoperative() {
  return (
    <Scene width={400} height={400} ground="warm" grows="around">
      <Rings x={400} y={0} size={340} tone="marigold-soft" />
      <CodeWindow
        x={24}
        y={24}
        width={352}
        title="200 OK"
        size={19}
        lines={['"panStatus": "valid",', '"operative": false']}
      />
      <StationArrow x={200} y={181} turn={90} scale={0.9} />
      <Panel x={24} y={201} width={352} height={175}>
        <Label x={24} y={78} size={64} weight={800} tone="red">
          20%
        </Label>
        <Label x={184} y={52} size={20} weight={700}>
          at least, in tax
        </Label>
        <Label x={184} y={78} size={18} tone="muted">
          of what you pay
        </Label>
        <rect x={24} y={98} width={304} height={24} rx={8} className="green-soft" />
        <path d="M32 98H85V122H32a8 8 0 01-8-8V106a8 8 0 018-8z" className="red" />
        <Label x={24} y={156} size={18} weight={700} tone="red">
          ₹10,000 or more
        </Label>
        <Label x={328} y={156} size={18} weight={700} anchor="end">
          of ₹50,000
        </Label>
      </Panel>
    </Scene>
  );
}
