import { Rings } from '../../kit/Backdrop.tsx';
import { MonthFigures } from '../../kit/MonthFigures.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PeopleField } from '../../kit/PeopleField.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** Everybody who asked in a month, in the last row those who bought, and what one question cost. */
export function MarketingClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={0} y={0} size={340} />
      <Panel x={32} y={24} width={376} height={272} tone="night">
        <PeopleField x={38} y={14} columns={10} rows={8} pitch={30} />
      </Panel>
      <Panel x={32} y={304} width={376} height={72}>
        <MonthFigures x={24} y={51} size={43} />
      </Panel>
    </Scene>
  );
}
