import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** What is to be at hand. */
const documents = [
  ['file', 'Plan'],
  ['rupee', 'Prices'],
  ['chart', 'Month'],
] as const;

/** The plan, the prices and a sample month, and the question that they raise. */
export function MlmClosing() {
  return (
    <Scene {...closingSize} ground="mint">
      <Rings x={440} y={0} size={340} tone="green-soft" />
      {documents.map(([glyph, name], index) => (
        <PaperDocument key={name} x={28 + index * 132} y={32} width={120} height={176}>
          <rect x={16} y={24} width={48} height={48} rx={8} className="brand-soft" />
          <Glyph name={glyph} x={26} y={34} size={28} tone="brand-ink" />
          <Label x={16} y={108} size={21} weight={700}>
            {name}
          </Label>
          <Skeleton x={16} y={126} widths={[88, 64]} step={18} />
        </PaperDocument>
      ))}
      <MessageBubble
        x={72}
        y={240}
        width={340}
        own
        size={20}
        lines={['Does level 2 still earn', 'when an order is returned?']}
      />
    </Scene>
  );
}
