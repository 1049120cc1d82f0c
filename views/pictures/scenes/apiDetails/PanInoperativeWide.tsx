import { TornPayslip } from '../../kit/documents/TornPayslip.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The same across a band: the answer to the check, and what it costs the holder. */
export const PanInoperativeWide = () => (
  <Scene width={1120} height={248} ground="sand">
    <Rings x={1120} y={248} size={420} tone="marigold-soft" />
    <path d="M436 124H556" className="stroke-marigold" strokeWidth={3} />
    <CodeWindow
      x={40}
      y={50}
      width={400}
      title=""
      size={22}
      lines={['"panStatus": "valid",', '"operative": false']}
    />
    <Label x={420} y={81.5} size={20} tone="code-number" anchor="end" mono>
      200 OK
    </Label>
    <Tick x={400} y={130} size={30} />
    <circle cx={400} cy={168} r={15} className="red" />
    <Glyph name="x" x={390} y={158} size={20} tone="surface" bold />
    <StationArrow x={496} y={124} scale={1.3} />
    <TornPayslip x={544} y={43} scale={1.07} />
  </Scene>
);
