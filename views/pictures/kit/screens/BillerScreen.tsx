import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Six of the kinds of bill that a counter takes. */
export const billers: readonly GlyphName[] = ['bolt', 'flame', 'drop', 'shield', 'car', 'cylinder'];

/** The screen of a shop on its stand, 240 × 262, with six kinds of bill of which the first is chosen. */
export function BillerScreen(place: Place) {
  return (
    <At {...place}>
      <path d="M96 212h48l8 40H88z" className="deep-lift" />
      <rect x={52} y={246} width={136} height={16} rx={8} fill="url(#night)" />
      <Shadow width={240} height={220} />
      <rect width={240} height={220} rx={16} className="deep" />
      <rect
        x={1}
        y={1}
        width={238}
        height={218}
        rx={15}
        className="stroke-brand-lift"
        strokeWidth={2}
        opacity={0.45}
      />
      <rect x={9} y={9} width={222} height={202} rx={8} className="surface" />
      <Label x={24} y={43} size={20} weight={800}>
        Electricity
      </Label>
      {billers.map((glyph, index) => (
        <g
          key={glyph}
          transform={`translate(${22 + (index % 3) * 68} ${60 + Math.floor(index / 3) * 70})`}
        >
          <rect width={60} height={62} rx={8} className={index ? 'surface-2' : 'brand'} />
          <Glyph name={glyph} x={16} y={17} size={28} tone={index ? 'brand-ink' : 'on-brand'} />
        </g>
      ))}
    </At>
  );
}
