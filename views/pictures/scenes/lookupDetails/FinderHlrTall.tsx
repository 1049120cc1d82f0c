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
const columns = [180, 304, 396];

/** The same beside the call: number, register and answer below one another, the mast of the network beside them. */
export function FinderHlrTall() {
  return (
    <Scene width={560} height={474} ground="mint" grows="around">
      <Rings x={120} y={110} size={320} tone="green-soft" />
      {/* As wide and deep as the stage may grow. */}
      <path d="M-560 300H1120V948H-560z" className="green" opacity={0.1} />
      <NumberRegister x={226} y={302} width={298} height={150} mast={1.6} size={23} />
      <Panel x={240} y={30} width={270} height={72} radius={36} tone="sheen">
        <Label x={135} y={46} size={28} weight={800} tone="on-brand" anchor="middle">
          98300XXXXX
        </Label>
      </Panel>
      <Connector from={[375, 102]} to={[375, 148]} upright arrow />
      <Connector from={[375, 294]} to={[375, 340]} upright arrow tone="green" />
      <Panel x={36} y={344} width={488} height={100}>
        <Pill x={24} y={31} size={20} tone="green" glyph="check">
          Active
        </Pill>
        {registerAnswers.map(([label, value], index) => (
          <LabelledField
            key={label}
            x={columns[index] ?? 0}
            y={40}
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
