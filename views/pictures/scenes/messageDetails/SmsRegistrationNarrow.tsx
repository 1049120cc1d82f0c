import { ApprovedHeader, FirstMessage } from '../../kit/documents/dltParts.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: the entity ID, the approved header, and the first message. */
export function SmsRegistrationNarrow() {
  return (
    <Scene width={400} height={284} ground="warm">
      <Panel x={20} y={24} width={174} height={92} tone="sheen">
        <Label x={18} y={38} size={15} tone="on-brand">
          Entity ID
        </Label>
        <Label x={18} y={68} size={20} weight={800} tone="on-brand">
          1201 XXXX 47
        </Label>
      </Panel>
      <path d="M107 116V148" className="stroke-marigold" strokeWidth={4} />
      <ApprovedHeader x={20} y={148} scale={0.725} />
      <FirstMessage x={206} y={20} scale={0.82} />
      <circle cx={107} cy={132} r={15} className="marigold" />
      <Glyph name="arrow-down" x={97} y={122} size={20} tone="deep" bold />
    </Scene>
  );
}
