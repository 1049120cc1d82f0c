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
    <Scene width={560} height={376} ground="warm" grows="around">
      <Rings x={560} y={0} size={400} tone="marigold-soft" />
      <CodeWindow
        x={28}
        y={28}
        width={504}
        title=""
        size={21}
        lines={['"panStatus": "valid",', '"operative": false']}
      />
      <Label x={512} y={60} size={19} tone="on-deep-muted" anchor="end">
        200 OK
      </Label>
      <circle cx={486} cy={124} r={24} className="red" />
      <Glyph name="x" x={471} y={109} size={30} tone="surface" bold />
      <Payment />
      <StationArrow x={280} y={179} turn={90} scale={1.15} />
    </Scene>
  );
}

/* Before the tax and after it, on a bar that is as long as the payment. */
const Payment = () => (
  <Panel x={28} y={186} width={504} height={162}>
    <Label x={24} y={40} size={19} tone="muted">
      Payment
    </Label>
    <Label x={480} y={40} size={21} weight={700} anchor="end">
      ₹50,000
    </Label>
    <rect x={24} y={54} width={456} height={28} rx={8} className="green-soft" />
    <path d="M32 54H115V82H32a8 8 0 01-8-8V62a8 8 0 018-8z" className="red" />
    <Label x={24} y={119} size={29} weight={800} tone="red">
      ₹10,000
    </Label>
    <Label x={24} y={144} size={18} tone="muted">
      or more in tax
    </Label>
    <Label x={480} y={119} size={29} weight={800} anchor="end">
      ₹40,000
    </Label>
    <Label x={480} y={144} size={18} tone="muted" anchor="end">
      or less paid out
    </Label>
  </Panel>
);
