import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { QrCode } from '../shapes/QrCode.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Signature } from './Signature.tsx';

const turns = Array.from({ length: 12 }, (_, index) => index * 15);

/** Each petal of the seal is 20 degrees from the next. */
const petals = Array.from({ length: 18 }, (_, index) => index * 20);

/** The fine lines of a security print, 240 across; x and y are its centre. */
const Guilloche = (place: Place) => (
  <At {...place}>
    {turns.map((turn) => (
      <ellipse
        key={turn}
        rx={120}
        ry={52}
        transform={`rotate(${turn})`}
        className="stroke-brand-lift"
        opacity={0.16}
      />
    ))}
  </At>
);

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
      <Guilloche x={220} y={160} />
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
      {[
        [14, 14],
        [426, 14],
        [14, 306],
        [426, 306],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect
            x={-13}
            y={-13}
            width={26}
            height={26}
            rx={3}
            className="brand"
            transform={`translate(${x === 14 ? 24 : 416} ${y === 14 ? 24 : 296}) rotate(45)`}
          />
          <circle cx={x === 14 ? 24 : 416} cy={y === 14 ? 24 : 296} r={5} className="marigold" />
        </g>
      ))}
      <Label x={220} y={76} size={36} weight={800} tone="brand-ink" anchor="middle">
        Certificate
      </Label>
      <Label x={220} y={106} size={17} tone="muted" anchor="middle">
        Course in accounts
      </Label>
      <path d="M120 130H196M244 130H320" className="stroke-marigold" strokeWidth={2} />
      <path d="M220 123l7 7-7 7-7-7z" className="marigold" />
      <Label x={220} y={172} size={31} weight={700} anchor="middle">
        Riya Das
      </Label>
      <QrCode x={54} y={206} scale={0.82} />
      <Signature x={168} y={216} scale={0.9} hand="third" />
      <path d="M158 258H284" className="stroke-faint" strokeWidth={2} />
      <Label x={221} y={279} size={17} tone="muted" anchor="middle">
        Registrar
      </Label>
      <Seal x={354} y={212} />
    </g>
  </At>
);
