import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { QrCode } from '../shapes/QrCode.tsx';
import { At, type Place } from '../stage/At.tsx';

interface UpiStandProps extends Place {
  /** It is drawn small, and its letters are as large as there is room. */
  readonly small?: boolean;
  /** On a wall, without its foot. */
  readonly hung?: boolean;
}

/** The code of a shop on its stand, 136 × 188, for customers to scan. */
export const UpiStand = ({ small, hung, ...place }: UpiStandProps) => (
  <At {...place}>
    <Shadow width={136} height={176} radius={12} />
    <rect width={136} height={176} rx={12} className="on-brand" />
    <path d="M0 48V12A12 12 0 0112 0H124a12 12 0 0112 12V48z" fill="url(#sheen)" />
    <rect x={0.5} y={0.5} width={135} height={175} rx={11.5} className="stroke-line" />
    <Label
      x={68}
      y={small ? 38 : 33}
      size={small ? 38 : 25}
      weight={800}
      tone="on-brand"
      anchor="middle"
    >
      UPI
    </Label>
    <QrCode x={18} y={62} scale={1.19} />
    {!hung && <rect x={-12} y={174} width={160} height={14} rx={7} className="deep-lift" />}
  </At>
);
