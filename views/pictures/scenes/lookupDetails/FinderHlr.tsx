import { RadioMast } from '../../kit/devices/RadioMast.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { registerAnswers } from './registerAnswers.ts';

/** A question to the register of a network, and its answer, one below the other. */
export function FinderHlr() {
  return (
    <Scene width={400} height={336} ground="mint" grows="around">
      <Rings x={200} y={168} size={280} tone="green-soft" />
      <Panel x={84} y={18} width={232} height={60} radius={30} tone="sheen">
        <Label x={116} y={39} size={24} weight={800} tone="on-brand" anchor="middle">
          98300XXXXX
        </Label>
      </Panel>
      <Connector from={[200, 82]} to={[200, 102]} upright arrow />
      <Panel x={32} y={108} width={336} height={100} tone="night">
        <RadioMast x={72} y={10} scale={0.55} tone="on-deep" />
        <Label x={148} y={46} size={20} weight={700} tone="on-deep">
          Home Location
        </Label>
        <Label x={148} y={72} size={20} weight={700} tone="on-deep">
          Register
        </Label>
      </Panel>
      <Connector from={[200, 212]} to={[200, 232]} upright arrow tone="green" />
      <Panel x={24} y={238} width={352} height={80}>
        <Pill x={16} y={25} size={16} tone="green" glyph="check">
          Active
        </Pill>
        {registerAnswers.map(([label, value], index) => (
          <LabelledField
            key={label}
            x={128 + index * 80}
            y={33}
            label={label}
            value={value}
            captionSize={14}
            size={18}
          />
        ))}
      </Panel>
    </Scene>
  );
}
