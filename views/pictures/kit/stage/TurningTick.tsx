import { Glyph } from '../shapes/Glyph.tsx';
import { Arrival } from './Arrival.tsx';
import { At, type Place } from './At.tsx';

interface TurningTickProps extends Place {
  /** The diameter; x and y are the centre. */
  readonly size: number;
  /** A pale ring around it, for the one thing that matters on a screen. */
  readonly ringed?: boolean;
}

/** A clock that turns into a tick. */
export function TurningTick({ size, ringed, ...place }: TurningTickProps) {
  const icon = Math.round(size * 0.6);
  const disc = (tone: 'marigold' | 'green', glyph: 'clock' | 'check') => (
    <>
      {ringed && <circle r={size * 0.74} className={`${tone}-soft`} />}
      <circle r={size / 2} className={tone} />
      <Glyph name={glyph} x={-icon / 2} y={-icon / 2} size={icon} tone="surface" bold />
    </>
  );
  return (
    <At {...place}>
      <Arrival was={disc('marigold', 'clock')}>{disc('green', 'check')}</Arrival>
    </At>
  );
}
