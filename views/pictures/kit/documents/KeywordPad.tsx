import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const others = ['ASHA', 'SHOP'] as const;

const holes = [16, 36, 56, 76, 96, 116] as const;

/** A pad with the keyword that a company wants for its texts and two others, 132 × 136. */
export const KeywordPad = (place: Place) => (
  <At {...place}>
    <Shadow width={132} height={136} radius={8} />
    <g className="sheet">
      <rect width={132} height={136} rx={8} className="paper" />
      <path d="M0 18V8A8 8 0 018 0H124a8 8 0 018 8V18z" className="brand" />
      <rect x={0.5} y={0.5} width={131} height={135} rx={7.5} className="stroke-line" />
      {holes.map((x) => (
        <path key={x} d={`M${x} -5V9`} className="stroke-faint" strokeWidth={4} />
      ))}
      <Label x={16} y={40} size={15} weight={600} tone="muted">
        Keyword
      </Label>
      <rect x={12} y={49} width={108} height={32} rx={8} className="marigold-soft" />
      <Label x={20} y={72} size={21} weight={800} tone="marigold-ink">
        SARI
      </Label>
      {others.map((word, index) => (
        <Label key={word} x={20} y={102 + index * 22} size={17} weight={600}>
          {word}
        </Label>
      ))}
    </g>
  </At>
);
