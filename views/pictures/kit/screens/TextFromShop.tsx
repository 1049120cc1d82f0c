import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';

const lines = ['Order confirmed', 'and on its way.'] as const;

/** The screen of a phone with a shop’s text, 172 × 240: the status line, sign and name of the sender, and what it says; that ends at 125. */
export const TextFromShop = () => (
  <>
    <rect width={172} height={240} rx={17} className="brand-soft" />
    <path d="M0 55V17A17 17 0 0117 0H155a17 17 0 0117 17V55z" fill="url(#sheen)" />
    <StatusLine />
    <circle cx={20} cy={35} r={12} className="marigold" />
    <Glyph name="store" x={12} y={27} size={16} tone="deep" bold />
    <Label x={36} y={41} size={17.4} weight={600} spacing={-0.25} tone="on-brand">
      AX-MYSHOP-S
    </Label>
    <path
      d="M20 63H152a12 12 0 0112 12V113a12 12 0 01-12 12H12a4 4 0 01-4-4V75A12 12 0 0120 63z"
      className="surface"
    />
    {lines.map((line, index) => (
      <Label key={line} x={17} y={89 + index * 24.5} size={17.4} weight={600} spacing={-0.15}>
        {line}
      </Label>
    ))}
  </>
);

/* The camera in the middle, and at its right how strong the signal is and how full the battery. */
const StatusLine = () => (
  <>
    <rect x={71} y={6.5} width={30} height={8} rx={4} className="deep" />
    <g className="on-brand">
      <path d="M127 14.500h3v-3h-3zm4.500 0h3v-5.500h-3zm4.500 0h3v-8h-3z" />
      <rect x={143} y={6.5} width={14} height={8} rx={2.5} />
    </g>
  </>
);
