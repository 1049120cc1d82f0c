import { KeywordBubble } from '../../kit/screens/KeywordBubble.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { codeSize } from './codeSize.ts';

/** A number of ten digits, and texts on it sorted by their first words. */
export const InboundLongCode = () => (
  <Scene {...codeSize.wide} ground="none">
    <Panel x={0} y={20} width={264} height={72} flat tone="sheen">
      <Label x={132} y={46} size={30} weight={800} tone="on-brand" anchor="middle">
        92200 XXXXX
      </Label>
    </Panel>
    <KeywordBubble x={0} y={106} tone="brand-soft" ink="brand-ink">
      JOIN
    </KeywordBubble>
    <KeywordBubble x={92} y={106} tone="marigold" ink="deep">
      HELP
    </KeywordBubble>
    <KeywordBubble x={184} y={106} tone="green-soft" ink="green-ink">
      CODE
    </KeywordBubble>
  </Scene>
);
