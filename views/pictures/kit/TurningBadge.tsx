import { Arrival } from './Arrival.tsx';
import { At, type Place } from './At.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { Shadow } from './Panel.tsx';

interface TurningBadgeProps extends Place {
  readonly width: number;
  readonly was: string;
  /** Of the letters; the badge is two and a half times as high. */
  readonly size?: number;
  readonly children: string;
}

/** A large round-ended badge in green that says how it ended; before that, what was waited for. */
export function TurningBadge({ width, was, size = 21, children, ...place }: TurningBadgeProps) {
  const height = Math.round(size * 2.7);
  const icon = Math.round(size * 1.3);
  const box = { width, height, rx: height / 2 };
  const words = (text: string, tone: 'surface' | 'marigold-ink') => (
    <Label x={icon * 2.05} y={height / 2 + size * 0.36} size={size} weight={800} tone={tone}>
      {text}
    </Label>
  );
  const at = { x: icon * 0.75, y: (height - icon) / 2, size: icon };
  const open = (
    <>
      <rect {...box} className="marigold-soft" />
      <Glyph name="clock" {...at} tone="marigold-ink" bold />
      {words(was, 'marigold-ink')}
    </>
  );
  return (
    <At {...place}>
      <Shadow width={width} height={height} radius={height / 2} />
      <Arrival was={open}>
        <rect {...box} className="green" />
        <Glyph name="check" {...at} tone="surface" bold />
        {words(children, 'surface')}
      </Arrival>
    </At>
  );
}
