import { Panel } from '../../kit/shapes/Panel.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TableCard } from '../../kit/things/TableCard.tsx';
import { TeaCup } from '../../kit/things/TeaCup.tsx';
import { closingSize } from './closingSize.ts';

/** On the table of a tea shop a card asks guests for a text, and the first one is there. */
export function SolutionsClosing() {
  return (
    <Scene {...closingSize} radius={0} night="raised">
      <Rings x={440} y={0} size={340} />
      <path d="M0 324H440V400H0z" className="brand-soft" />
      <TableCard x={32} y={146} />
      <TeaCup x={316} y={258} scale={1.38} />
      <Panel x={164} y={28} width={248} height={88}>
        <Row
          x={20}
          y={18}
          width={208}
          size={21}
          glyph="chat"
          title="5. Lovely!"
          note="98300 XXXXX"
        />
      </Panel>
    </Scene>
  );
}
