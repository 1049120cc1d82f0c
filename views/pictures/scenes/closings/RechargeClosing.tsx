import { Panel } from '../../kit/shapes/Panel.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const services = [
  ['phone', 'Mobile', '98300 XXXXX', 'brand', '₹299'],
  ['tv', 'DTH', '1042 XXXX 18', 'marigold', '₹450'],
  ['sim', 'Data card', '81000 XXXXX', 'green', '₹199'],
] as const;

/** A recharge of each kind that a counter can sell, done. */
export function RechargeClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      {services.map(([glyph, title, note, tone, amount], index) => (
        <Panel key={title} x={36} y={36 + index * 114} width={360} height={94}>
          <Row
            x={22}
            y={19}
            width={316}
            size={22}
            glyph={glyph}
            tone={tone}
            title={title}
            note={note}
            amount={amount}
          />
          <Tick x={352} y={8} size={32} />
        </Panel>
      ))}
    </Scene>
  );
}
