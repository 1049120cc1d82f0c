import { SimCard } from '../devices/SimCard.tsx';
import { KeywordBubble } from '../screens/KeywordBubble.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The keyword that a company would like to have, and two others, 80 × 190. */
export const ThreeKeywords = (place: Place) => (
  <At {...place}>
    <KeywordBubble x={0} y={0} tone="brand" ink="on-brand">
      SARI
    </KeywordBubble>
    <KeywordBubble x={0} y={68} tone="brand-soft" ink="brand-ink">
      SILK
    </KeywordBubble>
    <KeywordBubble x={0} y={136} tone="brand-soft" ink="brand-ink">
      ASHA
    </KeywordBubble>
  </At>
);

/** A SIM card on a green tile, 128 × 144. */
export const SimOnTile = (place: Place) => (
  <Panel {...place} width={128} height={144} tone="green" flat>
    <SimCard x={26} y={16} />
  </Panel>
);
