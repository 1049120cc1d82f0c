import { CountedText } from '../../kit/screens/CountedText.tsx';
import { CheckList } from '../../kit/shapes/CheckList.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** How a long text is counted, and what is on record before it is sent. */
export function SmsParts() {
  return (
    <Scene width={400} height={560} ground="warm" grows="around">
      <Rings x={400} y={0} size={360} tone="marigold-soft" />
      <CountedText x={32} y={28} />
      <Panel x={32} y={372} width={336} height={160}>
        <CheckList
          x={42}
          y={38}
          checks={['Header registered', 'Template approved', 'Consent on record']}
          size={19}
          step={42}
        />
      </Panel>
    </Scene>
  );
}
