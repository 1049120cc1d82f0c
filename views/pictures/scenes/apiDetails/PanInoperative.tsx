import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** A PAN that is valid but not operative, and what its holder loses of a payment to tax. */
export function PanInoperative() {
  return (
    <Scene width={400} height={470} ground="warm" grows="around">
      <Rings x={400} y={0} size={340} tone="marigold-soft" />
      <CodeWindow
        x={24}
        y={28}
        width={352}
        title="200 OK"
        size={19}
        lines={['"panStatus": "valid",', '"operative": false']}
      />
      <circle cx={340} cy={123} r={16} className="red" />
      <Glyph name="x" x={330} y={113} size={20} tone="surface" bold />
      <StationArrow x={200} y={191} turn={90} scale={0.9} />
      <Panel x={24} y={217} width={352} height={225}>
        <Label x={24} y={50} size={18} tone="muted">
          Payment
        </Label>
        <Label x={328} y={50} size={20} weight={700} anchor="end">
          ₹50,000
        </Label>
        <rect x={24} y={78} width={304} height={36} rx={8} className="green-soft" />
        <path d="M32 78H85V114H32a8 8 0 01-8-8V86a8 8 0 018-8z" className="red" />
        <Label x={24} y={160} size={32} weight={800} tone="red">
          ₹10,000
        </Label>
        <Label x={24} y={190} size={18} tone="muted">
          or more in tax
        </Label>
        <Label x={328} y={160} size={32} weight={800} anchor="end">
          ₹40,000
        </Label>
        <Label x={328} y={190} size={18} tone="muted" anchor="end">
          or less paid out
        </Label>
      </Panel>
    </Scene>
  );
}
