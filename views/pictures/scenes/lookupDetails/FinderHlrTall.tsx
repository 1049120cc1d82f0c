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
const columns = [24, 134, 218];

/** The same beside the call: number, register and answer below one another on one axis, the mast of the network beside them. */
export function FinderHlrTall() {
  return (
    <Scene width={560} height={474} ground="mint" grows="around">
      <Rings x={120} y={110} size={320} tone="green-soft" />
      {/* As wide and deep as the stage may grow. */}
      <path d="M-560 254H1120V948H-560z" className="green" opacity={0.1} />
      <NumberRegister
        x={226}
        y={258}
        width={298}
        height={134}
        mast={{ x: -112, y: 176, scale: 2 }}
        size={23}
      />
      <Panel x={250} y={26} width={250} height={64} radius={32} tone="sheen">
        <Label x={125} y={42} size={28} weight={800} tone="on-brand" anchor="middle">
          98300XXXXX
        </Label>
      </Panel>
      <Connector from={[375, 90]} to={[375, 120]} upright arrow />
      <Connector from={[375, 250]} to={[375, 290]} upright arrow tone="green" />
      <Panel x={226} y={294} width={298} height={152}>
        <Pill x={149} y={22} size={20} tone="green" glyph="check" anchor="middle">
          Active
        </Pill>
        {registerAnswers.map(([label, value], index) => (
          <LabelledField
            key={label}
            x={columns[index] ?? 0}
            y={98}
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
