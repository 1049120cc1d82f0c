import { BookedSlot, BookingDays } from '../../kit/screens/BookingDays.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A web application in which a delivery is booked: five days, and the part of the chosen one. */
export const SoftwareBitWeb = () => (
  <Scene {...bitSize} ground="tint">
    <Panel x={18} y={12} width={204} height={126} radius={12}>
      <path d="M0 34V12A12 12 0 0112 0H192a12 12 0 0112 12V34z" className="brand" />
      <Label x={13} y={22.5} size={15.5} weight={700} tone="on-brand">
        Book a delivery
      </Label>
      <BookingDays x={13} y={44} days={[14, 15, 16, 17, 18]} columns={5} side={32} step={36.5} />
      <BookedSlot x={13} y={84} width={178}>
        Wed 16, morning
      </BookedSlot>
    </Panel>
  </Scene>
);
