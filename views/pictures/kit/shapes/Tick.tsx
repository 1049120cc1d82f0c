import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Glyph } from './Glyph.tsx';

interface TickProps extends Place {
  /** The diameter; x and y are the centre. */
  readonly size?: number;
  readonly tone?: Colour;
}

/** A filled circle with a tick: something is done. */
export function Tick({ size = 28, tone = 'green', ...place }: TickProps) {
  const icon = Math.round(size * 0.68);
  return (
    <At {...place}>
      <circle r={size / 2} className={tone} />
      <Glyph name="check" x={-icon / 2} y={-icon / 2} size={icon} tone="surface" bold />
    </At>
  );
}
