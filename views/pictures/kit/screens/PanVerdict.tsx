import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';

interface PanVerdictProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Of the answer, and of the line below it. */
  readonly size: number;
  readonly note: number;
}

/** The answer of a PAN check as a broad green plate with a large tick, which the whole picture leads to; until then, it waits. */
export function PanVerdict({ width, height, size, note, ...place }: PanVerdictProps) {
  const box = { width, height, rx: height * 0.3 };
  const middle = height / 2;
  const disc = height * 0.31;
  const centre = middle + height * 0.02;
  const words = centre + disc + size * 0.5;
  return (
    <At {...place}>
      <Shadow width={width} height={height} radius={box.rx} />
      <Arrival
        was={
          <>
            <rect {...box} className="marigold-soft" />
            <Disc x={centre} y={middle} radius={disc} glyph="clock" tone="marigold-ink" />
            <Label x={words} y={middle + size * 0.35} size={size} weight={800} tone="marigold-ink">
              Being checked
            </Label>
          </>
        }
      >
        <rect {...box} className="green" />
        <Disc x={centre} y={middle} radius={disc} glyph="check" tone="green" />
        <Label x={words} y={middle + size * 0.02} size={size} weight={800} tone="surface">
          Valid and operative
        </Label>
        <Label x={words} y={middle + size * 0.3 + note} size={note} weight={600} tone="surface">
          Name and date of birth match
        </Label>
      </Arrival>
    </At>
  );
}

interface DiscProps extends Place {
  readonly radius: number;
  readonly glyph: 'check' | 'clock';
  readonly tone: 'green' | 'marigold-ink';
}

/* The sign of the answer, cut out of the plate. */
const Disc = ({ radius, glyph, tone, ...place }: DiscProps) => (
  <At {...place}>
    <circle r={radius} className="surface" />
    <Glyph name={glyph} x={-radius * 0.7} y={-radius * 0.7} size={radius * 1.4} tone={tone} bold />
  </At>
);
