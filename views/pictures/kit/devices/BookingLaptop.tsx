import { BookingDays } from '../screens/BookingDays.tsx';
import { BrowserBar } from '../screens/BrowserBar.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pointer } from '../shapes/Pointer.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';

const days = [14, 15, 16, 17, 18];

/* The days in one row, or in two under a narrower and higher lid. */
const looks = {
  wide: {
    lid: [176, 118],
    sill: 16,
    columns: 5,
    side: 27,
    step: 30.5,
    title: 15,
    pointer: [98, 86],
  },
  narrow: {
    lid: [144, 150],
    sill: 8,
    columns: 3,
    side: 34,
    step: 38,
    title: 14.5,
    pointer: [111, 94],
  },
} as const;

interface BookingLaptopProps extends Place {
  readonly look: keyof typeof looks;
}

/** An open laptop with a web application in its browser, in which a day is booked, 208 × 129 or 160 × 161; its foot is its lower edge. */
export function BookingLaptop({ look, ...place }: BookingLaptopProps) {
  const { lid, sill, columns, side, step, title, pointer } = looks[look];
  const [width, height] = lid;
  const base = width + 2 * sill;
  const pad = (width - 14 - (columns - 1) * step - side) / 2;
  return (
    <At {...place}>
      <ContactShadow x={base / 2} y={height + 10.5} width={base - 2} />
      <rect x={sill} width={width} height={height + 4} rx={11} className="device" />
      <rect
        x={sill + 0.75}
        y={0.75}
        width={width - 1.5}
        height={height + 2.5}
        rx={10.25}
        className="stroke-rim"
        strokeWidth={1.5}
      />
      <At x={sill + 7} y={7}>
        <rect width={width - 14} height={height - 13} rx={5} className="surface" />
        <BrowserBar width={width - 14} />
        <Label x={pad} y={44} size={title} weight={700}>
          Book a delivery
        </Label>
        <BookingDays x={pad} y={57} days={days} columns={columns} side={side} step={step} />
      </At>
      <Pointer x={sill + pointer[0]} y={pointer[1]} scale={0.62} />
      <path
        d={`M0 ${height}H${base}V${height + 3}a8 8 0 01-8 8H8a8 8 0 01-8-8z`}
        className="on-deep-muted"
      />
      <path d={`M0 ${height}H${base}v3H0z`} className="on-brand" opacity={0.5} />
    </At>
  );
}
