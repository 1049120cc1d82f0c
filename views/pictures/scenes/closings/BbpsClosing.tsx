import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningBadge } from '../../kit/stage/TurningBadge.tsx';
import { closingSize } from './closingSize.ts';

/** From bill to receipt: the bill that a customer brings, and before it what he takes home. */
export function BbpsClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={400} size={340} />
      <PaperDocument x={28} y={32} width={220} height={336} turn={-4}>
        <circle cx={42} cy={46} r={20} className="marigold" />
        <Glyph name="bolt" x={30} y={34} size={24} tone="on-brand" />
        <Label x={72} y={53} size={20} weight={800}>
          Electricity
        </Label>
        <Label x={22} y={118} size={16} tone="muted">
          Consumer no.
        </Label>
        <Label x={22} y={142} size={17} weight={700}>
          1100XXXX27
        </Label>
        <Skeleton x={22} y={172} widths={[116, 84]} step={22} />
        <Label x={22} y={258} size={16} tone="muted">
          To pay
        </Label>
        <Label x={22} y={290} size={26} weight={800}>
          ₹1,846
        </Label>
      </PaperDocument>
      <Receipt
        x={176}
        y={104}
        width={240}
        title="Receipt"
        note="14 Nov 2026"
        lines={[
          ['Customer', 'R. Mondal'],
          ['Reference', 'BP63XXXX418'],
        ]}
        total={['Amount', '₹1,846']}
      />
      <TurningBadge x={222} y={327} width={148} was="Paying">
        Paid
      </TurningBadge>
    </Scene>
  );
}
