import { Panel } from '../../kit/shapes/Panel.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const numbers = [
  ['98300XXXXX', 'Kolkata', 'green', 'Active'],
  ['90070XXXXX', 'Kolkata', 'brand', 'Ported'],
  ['81000XXXXX', 'Bihar', 'red', 'Not in service'],
  ['98310XXXXX', 'Kolkata', 'green', 'Active'],
] as const;

/** A whole list of numbers that were looked up at once. */
export function FinderClosing() {
  return (
    <Scene {...closingSize}>
      {/* No rings: the paper would leave but ends of them. */}
      <Glow x={440} y={0} size={340} />
      <Panel x={40} y={32} width={360} height={336} title="Your list" note="4 of 4">
        {numbers.map(([number, circle, tone, status], index) => (
          <Row
            key={number}
            x={20}
            y={70 + index * 65}
            width={320}
            size={17}
            glyph="sim"
            title={number}
            note={circle}
            status={[tone, status]}
          />
        ))}
      </Panel>
    </Scene>
  );
}
