import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Glyph } from './Glyph.tsx';

interface CrossProps extends Place {
  /** The diameter; x and y are the centre. */
  readonly size: number;
  readonly tone?: Colour;
}

/** A filled circle with a cross: something is not done. */
export const Cross = ({ size, tone = 'red', ...place }: CrossProps) => {
  const icon = Math.round(size * 0.64);
  return (
    <At {...place}>
      <circle r={size / 2} className={tone} />
      <Glyph name="x" x={-icon / 2} y={-icon / 2} size={icon} tone="surface" bold />
    </At>
  );
};
