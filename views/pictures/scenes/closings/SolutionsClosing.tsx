import { Panel } from '../../kit/shapes/Panel.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const numbers = [
  ['chat', '92200 XXXXX', 'Long code', 'brand'],
  ['megaphone', '567XX', 'Short code', 'marigold'],
  ['sim', 'Your SIM', 'In a modem', 'green'],
] as const;

/** The three kinds of number that one can ask for. */
export function SolutionsClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      {numbers.map(([glyph, title, note, tone], index) => (
        <Panel key={title} x={32 + index * 28} y={32 + index * 114} width={320} height={100}>
          <Row
            x={24}
            y={20}
            width={272}
            size={24}
            glyph={glyph}
            tone={tone}
            title={title}
            note={note}
          />
        </Panel>
      ))}
    </Scene>
  );
}
