import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';
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
  /** Its title takes two lines. */
  readonly tight?: boolean;
}

const pad = 13;

/** Of the photograph in the head. */
const photo = { width: 47, height: 54 };

/** A PAN’s record as it is filed, with a tab that says it is a specimen; its foot stands in a drawer. It bears no emblem. */
export function PanRecord({ width, head, step, size, caption, tight, ...place }: PanRecordProps) {
  const height = head + 3 * step + 30;
  const title = tight ? ['PAN', 'record'] : ['PAN record'];
  return (
    <At {...place}>
      <Shadow width={width} height={height} radius={12} />
      <path d={`M${width - 108} 4v-18a8 8 0 018-8h78a8 8 0 018 8v18z`} className="marigold" />
      <Label x={width - 61} y={-5} size={caption} weight={700} tone="deep" anchor="middle">
        Specimen
      </Label>
      <g className="sheet">
        <rect width={width} height={height} rx={12} className="paper" />
        <Photograph x={pad} y={(head - photo.height) / 2} {...photo} hair="long" />
        {title.map((line, index) => (
          <Label
            key={line}
            x={pad + photo.width + 12}
            y={head / 2 + size * (0.36 + 1.15 * (index - (title.length - 1) / 2))}
            size={size}
            weight={800}
          >
            {line}
          </Label>
        ))}
        {panSpecimen.map(([name, text], index) => (
          <g key={name} transform={`translate(${pad} ${head + index * step})`}>
            <path d={`M0 0H${width - 2 * pad}`} className="stroke-line" strokeWidth={1.5} />
            <Label x={0} y={step * 0.38} size={caption} weight={600} tone="muted">
              {name}
            </Label>
            <Label x={0} y={step * 0.8} size={size} weight={700}>
              {text}
            </Label>
          </g>
        ))}
      </g>
    </At>
  );
}
