import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { DeviceCase } from './DeviceCase.tsx';

const months = [34, 46, 40, 58, 72] as const;

/** A laptop on a counter with the orders of a business on its screen, 264 × 196; y is the top of its screen. */
export const OrderLaptop = (place: Place) => (
  <At {...place}>
    <Shadow width={264} height={190} />
    <DeviceCase x={12} width={240} height={176} radius={14} tone="device" />
    <rect x={21} y={9} width={222} height={158} rx={7} className="surface" />
    <path d="M21 51V16a7 7 0 017-7H236a7 7 0 017 7V51z" fill="url(#sheen)" />
    <Label x={36} y={38} size={22} weight={700} tone="on-brand">
      Orders
    </Label>
    <Label x={36} y={107} size={38} weight={800}>
      128
    </Label>
    <Label x={36} y={140} size={21} weight={600} tone="muted">
      today
    </Label>
    {months.map((height, index) => (
      <rect
        key={height}
        x={124 + index * 22}
        y={150 - height}
        width={15}
        height={height}
        rx={4}
        className={index === months.length - 1 ? 'brand' : 'brand-soft'}
      />
    ))}
    <path d="M0 176H264V182a14 14 0 01-14 14H14A14 14 0 010 182z" className="on-deep-muted" />
    <path d="M0 176H264v4H0z" className="on-brand" opacity={0.5} />
    <path d="M102 176H162a8 8 0 01-8 8H110a8 8 0 01-8-8z" className="faint" />
  </At>
);
