/** What a company names and brings when it asks for a number for texts. */
import { SimCard } from '../devices/SimCard.tsx';
import { KeywordBubble } from '../screens/KeywordBubble.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface KeywordsProps extends Place {
  /** How far one is below and right of the one before it. */
  readonly step: readonly [x: number, y: number];
}

const keywords = ['SARI', 'SILK', 'ASHA'] as const;

/* The one that a company would like to have, and two others. */
const Keywords = ({ step, ...place }: KeywordsProps) => (
  <At {...place}>
    {keywords.map((keyword, index) => (
      <KeywordBubble
        key={keyword}
        x={step[0] * index}
        y={step[1] * index}
        tone={index === 0 ? 'brand' : 'brand-soft'}
        ink={index === 0 ? 'on-brand' : 'brand-ink'}
      >
        {keyword}
      </KeywordBubble>
    ))}
  </At>
);

/** Three keywords in a column, the one that is wanted first, 80 × 198. */
export const ThreeKeywords = (place: Place) => <Keywords {...place} step={[0, 68]} />;

/** The same in a row, 292 × 62. */
export const KeywordRow = (place: Place) => <Keywords {...place} step={[106, 0]} />;

/** A SIM card on a green tile, 128 × 144. */
export const SimOnTile = (place: Place) => (
  <Panel {...place} width={128} height={144} tone="green" flat>
    <SimCard x={26} y={16} />
  </Panel>
);
