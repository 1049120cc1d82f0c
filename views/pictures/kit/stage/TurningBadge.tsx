import { IconAndWord } from '../shapes/IconAndWord.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Arrival } from './Arrival.tsx';
import { At, type Place } from './At.tsx';

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
  const box = { width, height, rx: height / 2 };
  const centre = { x: width / 2, y: height / 2, size, icon: size * 1.3, weight: 800 } as const;
  const open = (
    <>
      <rect {...box} className="marigold-soft" />
      <IconAndWord {...centre} glyph="clock" tone="marigold-ink">
        {was}
      </IconAndWord>
    </>
  );
  return (
    <At {...place}>
      <Shadow width={width} height={height} radius={height / 2} />
      <Arrival was={open}>
        <rect {...box} className="green" />
        <IconAndWord {...centre} glyph="check" tone="surface">
          {children}
        </IconAndWord>
      </Arrival>
    </At>
  );
}
