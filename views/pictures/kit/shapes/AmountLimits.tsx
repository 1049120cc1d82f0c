import type { Colour } from '../../palette.ts';
import type { AmountPart, PayoutMode } from '../screens/payoutModes.ts';
import { At, type Place } from '../stage/At.tsx';
import { Glyph } from './Glyph.tsx';
import { Label, textWidth } from './Label.tsx';

interface AmountLimitsProps extends Place {
  readonly mode: PayoutMode;
  /** Of the words. */
  readonly size: number;
  /** From the baseline of one to that of the next. */
  readonly step: number;
}

const tones = {
  sheen: 'brand-ink',
  green: 'green-ink',
  'green-soft': 'green-ink',
  open: 'marigold-ink',
} as const satisfies Record<AmountPart['look'], Colour>;

/** The limits of a mode in words above the end of its lane, the lowest first; `x` is where they end. */
export const AmountLimits = ({ mode, size, step, ...place }: AmountLimitsProps) => (
  <At {...place}>
    {mode.parts.toReversed().map(({ look, words }, index) => {
      const text = words.join(' ');
      const y = index * step;
      const left = -textWidth(text, size) - size * 0.55;
      return (
        <g key={text}>
          {look === 'open' && (
            <Glyph
              name="bank"
              x={left - size * 1.3}
              y={y - size * 1.1}
              size={size * 1.4}
              tone={tones[look]}
              bold
            />
          )}
          {mode.parts.length > 1 && (
            /* As the bar is; the pale one has an edge. */
            <At x={left - size * 0.5} y={y - size * 0.35}>
              <circle r={size * 0.36} className="green" />
              <circle r={size * 0.28} className={look} />
            </At>
          )}
          <Label x={0} y={y} size={size} weight={700} tone={tones[look]} anchor="end">
            {text}
          </Label>
        </g>
      );
    })}
  </At>
);
