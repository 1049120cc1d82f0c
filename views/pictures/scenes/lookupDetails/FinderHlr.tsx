import { NumberRegister } from '../../kit/devices/NumberRegister.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { registerAnswers } from './registerAnswers.ts';

/** Where the answers stand, as far from each other whatever their words. */
const columns = [136, 226, 291];

/** A question to the register of a network beside its mast, and the answer, one below the other. */
export function FinderHlr() {
  return (
    <Scene width={400} height={336} ground="mint" grows="around">
      <Rings x={80} y={80} size={240} tone="green-soft" />
      {/* As wide and deep as the stage may grow. */}
      <path d="M-400 212H800V672H-400z" className="green" opacity={0.1} />
      <NumberRegister x={150} y={214} width={226} height={112} mast={1.1} size={18} />
      <Panel x={163} y={18} width={200} height={52} radius={26} tone="sheen">
        <Label x={100} y={34} size={22} weight={800} tone="on-brand" anchor="middle">
          98300XXXXX
        </Label>
      </Panel>
      <Connector from={[263, 70]} to={[263, 98]} upright arrow />
      <Connector from={[263, 208]} to={[263, 238]} upright arrow tone="green" />
      <Panel x={24} y={243} width={352} height={74}>
        <Pill x={16} y={22} size={16} tone="green" glyph="check">
          Active
        </Pill>
        {registerAnswers.map(([label, value], index) => (
          <LabelledField
            key={label}
            x={columns[index] ?? 0}
            y={30}
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
