import { RadioMast } from '../../kit/devices/RadioMast.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { registerAnswers } from './registerAnswers.ts';

/** The same beside the call: number, register and answer below one another. */
export function FinderHlrTall() {
  return (
    <Scene width={560} height={482} ground="mint" grows="around">
      <Rings x={280} y={241} size={380} tone="green-soft" />
      <Panel x={140} y={28} width={280} height={76} radius={38} tone="sheen">
        <Label x={140} y={48} size={28} weight={800} tone="on-brand" anchor="middle">
          98300XXXXX
        </Label>
      </Panel>
      <Connector from={[280, 114]} to={[280, 150]} upright arrow />
      <Panel x={72} y={160} width={416} height={128} tone="night">
        <RadioMast x={108} y={14} scale={0.74} tone="on-deep" />
        <Label x={184} y={58} size={23} weight={700} tone="on-deep">
          Home Location
        </Label>
        <Label x={184} y={88} size={23} weight={700} tone="on-deep">
          Register
        </Label>
      </Panel>
      <Connector from={[280, 298]} to={[280, 334]} upright arrow tone="green" />
      <Panel x={36} y={346} width={488} height={104}>
        <Pill x={24} y={33} size={20} tone="green" glyph="check">
          Active
        </Pill>
        {registerAnswers.map(([label, value], index) => (
          <LabelledField
            key={label}
            x={180 + index * 108}
            y={42}
            label={label}
            value={value}
            captionSize={17}
            size={21}
          />
        ))}
      </Panel>
    </Scene>
  );
}
