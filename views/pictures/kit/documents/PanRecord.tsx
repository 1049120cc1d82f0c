import { Photograph } from '../people/Photograph.tsx';
import { Label, textWidth } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { panSpecimen } from './panSpecimen.ts';

interface PanRecordProps extends Place {
  readonly width: number;
  /** Of the head, and of each of the three fields below it. */
  readonly head: number;
  readonly step: number;
  /** Of the values, and of what names them. */
  readonly size: number;
  readonly caption: number;
  /** What of it is below the fields. */
  readonly foot: number;
}

const pad = 18;

/* Just large enough for a face. */
const photo = { width: 43, height: 50 };

/** Where the words beside it begin. */
const beside = pad + photo.width + 7;

/** A PAN’s record as it is filed, whose head says that it is a specimen. It bears no emblem. */
export function PanRecord({ width, head, step, size, caption, foot, ...place }: PanRecordProps) {
  const height = head + 3 * step + foot;
  const top = (head - photo.height) / 2;
  const tag = textWidth('Specimen', caption) + 14;
  return (
    <At {...place}>
      <Shadow width={width} height={height} radius={12} />
      <g className="sheet">
        <rect width={width} height={height} rx={12} className="paper" />
        <Photograph x={pad} y={top} {...photo} hair="long" />
        <Label x={beside} y={top + size * 0.85} size={size * 0.92} weight={800}>
          PAN record
        </Label>
        <rect
          x={beside}
          y={top + photo.height - 24}
          width={tag}
          height={24}
          rx={6}
          className="marigold-soft"
        />
        <Label
          x={beside + tag / 2}
          y={top + photo.height - 12 + caption * 0.34}
          size={caption}
          weight={700}
          tone="marigold-ink"
          anchor="middle"
        >
          Specimen
        </Label>
        {panSpecimen.map(([name, text], index) => (
          <g key={name} transform={`translate(${pad} ${head + index * step})`}>
            <path d={`M0 0H${width - 2 * pad}`} className="stroke-line" strokeWidth={1.5} />
            <Label x={0} y={step * 0.37} size={caption} weight={600} tone="muted">
              {name}
            </Label>
            <Label x={0} y={step * 0.73} size={size} weight={700}>
              {text}
            </Label>
          </g>
        ))}
      </g>
    </At>
  );
}
