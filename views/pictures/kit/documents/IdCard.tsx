import type { Hair } from '../people/PersonHead.tsx';
import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface IdCardProps extends Place {
  readonly title?: string;
  readonly number: string;
  readonly name: string;
  readonly born: string;
  readonly hair?: Hair;
}

const width = 368;
const height = 232;

/** A generic identity card, 368 × 232, with a portrait; it bears no emblem. */
export function IdCard({
  title = 'PAN card',
  number,
  name,
  born,
  hair = 'long',
  ...place
}: IdCardProps) {
  return (
    <At {...place}>
      <Shadow width={width} height={height} />
      <clipPath id="id-card">
        <rect width={width} height={height} rx={16} />
      </clipPath>
      <g clipPath="url(#id-card)">
        <rect width={width} height={height} className="surface" />
        <path d={`M0 0H${width}V56H0z`} fill="url(#sheen)" />
        {[56, 88, 120].map((radius) => (
          <circle
            key={radius}
            cx={width - 16}
            cy={height}
            r={radius}
            className="stroke-brand-soft"
            strokeWidth={14}
            opacity={0.4}
          />
        ))}
      </g>
      <rect
        x={0.5}
        y={0.5}
        width={width - 1}
        height={height - 1}
        rx={15.5}
        className="stroke-line"
      />
      <Label x={24} y={36} size={18} weight={700} tone="on-brand">
        {title}
      </Label>
      <Label x={width - 24} y={35} tone="on-brand" anchor="end">
        Specimen
      </Label>
      <Photograph x={24} y={80} width={96} height={120} hair={hair} />
      <Label x={144} y={95} size={13} tone="muted">
        Name
      </Label>
      <Label x={144} y={116} size={17} weight={600}>
        {name}
      </Label>
      <Label x={144} y={143} size={13} tone="muted">
        Date of birth
      </Label>
      <Label x={144} y={164} size={17} weight={600}>
        {born}
      </Label>
      <Label x={144} y={202} size={22} weight={800} spacing={1.5}>
        {number}
      </Label>
    </At>
  );
}
