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
const columns = [18, 103, 164];

/** A question to the register of a network beside its mast, and the answer, below one another on one axis. */
export function FinderHlr() {
  return (
    <Scene width={400} height={336} ground="mint" grows="around">
      <Rings x={80} y={80} size={240} tone="green-soft" />
      {/* As wide and deep as the stage may grow. */}
      <path d="M-400 184H800V672H-400z" className="green" opacity={0.1} />
      <NumberRegister
        x={150}
        y={188}
        width={226}
        height={102}
        mast={{ x: -78, y: 122, scale: 1.3 }}
        size={18}
      />
      <Panel x={163} y={14} width={200} height={46} radius={23} tone="sheen">
        <Label x={100} y={31} size={22} weight={800} tone="on-brand" anchor="middle">
          98300XXXXX
        </Label>
      </Panel>
      <Connector from={[263, 60]} to={[263, 82]} upright arrow />
      <Connector from={[263, 181]} to={[263, 206]} upright arrow tone="green" />
      <Panel x={150} y={210} width={226} height={110}>
        <Pill x={113} y={14} size={16} tone="green" glyph="check" anchor="middle">
          Active
        </Pill>
        {registerAnswers.map(([label, value], index) => (
          <LabelledField
            key={label}
            x={columns[index] ?? 0}
            y={67}
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
