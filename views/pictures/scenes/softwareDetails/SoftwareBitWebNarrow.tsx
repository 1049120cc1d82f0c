import { BookedSlot, BookingDays } from '../../kit/screens/BookingDays.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: six days, and the chosen one below them. */
export const SoftwareBitWebNarrow = () => (
  <Scene {...narrowBitSize} ground="tint">
    <Panel x={11} y={14} width={138} height={172} radius={12}>
      <path d="M0 36V12A12 12 0 0112 0H126a12 12 0 0112 12V36z" className="brand" />
      <Label x={69} y={23.5} size={15} weight={700} tone="on-brand" anchor="middle">
        Book a delivery
      </Label>
      <BookingDays x={11} y={46} days={[14, 15, 16, 17, 18, 21]} columns={3} side={36} step={40} />
      <BookedSlot x={11} y={130} width={116}>
        Wed 16
      </BookedSlot>
    </Panel>
  </Scene>
);
