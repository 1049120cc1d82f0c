import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { QrCode } from '../shapes/QrCode.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Signature } from './Signature.tsx';

/** Each petal of the seal is 20 degrees from the next. */
const petals = Array.from({ length: 18 }, (_, index) => index * 20);

interface SealProps extends Place {
  /** In its middle; a school's cap by default. */
  readonly glyph?: GlyphName;
}

/** A golden seal with its ribbons, 84 across; x and y are its centre. */
export const Seal = ({ glyph = 'school', ...place }: SealProps) => (
  <At {...place}>
    <path d="M-26 20l-14 66 22-14 16 18 12-62zM26 20l14 66-22-14-16 18-12-62z" className="brand" />
    <path d="M-26 20l-8 38 34 6 34-6-8-38z" className="shade" />
    {petals.map((turn) => (
      <circle key={turn} cy={-35} r={8} className="marigold" transform={`rotate(${turn})`} />
    ))}
    <circle r={37} className="marigold" />
    <circle r={28} className="stroke-on-brand" strokeWidth={2} opacity={0.8} />
    <Glyph name={glyph} x={-18} y={-18} size={36} tone="on-brand" bold />
  </At>
);

/** A printed certificate with its frame, seal, signature and code, 440 × 320. */
export const Certificate = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <Shadow width={440} height={320} radius={8} />
      <rect width={440} height={320} rx={8} className="paper" />
      <rect
        x={14}
        y={14}
        width={412}
        height={292}
        rx={4}
        className="stroke-brand"
        strokeWidth={5}
      />
      <rect
        x={24}
        y={24}
        width={392}
        height={272}
        rx={2}
        className="stroke-marigold"
        strokeWidth={2}
      />
      <Label x={220} y={76} size={38} weight={800} tone="brand-ink" anchor="middle">
        Certificate
      </Label>
      <Label x={220} y={110} size={23} weight={600} tone="muted" anchor="middle">
        Course in accounts
      </Label>
      <path d="M100 134H340" className="stroke-marigold" strokeWidth={2} />
      <Label x={220} y={176} size={34} weight={700} anchor="middle">
        Riya Das
      </Label>
      <QrCode x={54} y={206} scale={0.82} />
      <Signature x={168} y={216} scale={0.9} hand="third" />
      <path d="M158 258H284" className="stroke-faint" strokeWidth={2} />
      <Label x={221} y={283} size={21} weight={600} tone="muted" anchor="middle">
        Registrar
      </Label>
      <Seal x={352} y={208} />
    </g>
  </At>
);
