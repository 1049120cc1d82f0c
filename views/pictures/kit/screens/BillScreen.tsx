import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The display on a counter that shows a customer his bill, 148 × 176: whose it is, how much, when it is due. */
export const BillScreen = (place: Place) => (
  <At {...place}>
    <path d="M64 138h20l6 30H58z" className="deep-lift" />
    <rect x={36} y={164} width={76} height={12} rx={6} fill="url(#night)" />
    <Shadow width={148} height={144} />
    <rect width={148} height={144} rx={14} className="deep" />
    <rect
      x={0.75}
      y={0.75}
      width={146.5}
      height={142.5}
      rx={13}
      className="stroke-brand-lift"
      strokeWidth={1.5}
      opacity={0.45}
    />
    <rect x={6} y={6} width={136} height={132} rx={6} className="surface" />
    <Label x={20} y={42} size={19} weight={700}>
      R. Mondal
    </Label>
    <Label x={20} y={82} size={30} weight={800} tone="brand-ink">
      ₹1,846
    </Label>
    <Label x={20} y={116} size={18} tone="muted">
      Due 28 Nov
    </Label>
  </At>
);
