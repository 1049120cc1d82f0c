import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Seal } from './Certificate.tsx';

interface SmallCertificateProps extends Place {
  readonly width: number;
  readonly height: number;
  /** For a trial: its frame is dashed. */
  readonly isTest?: true;
  /** What it says, left of the seal. */
  readonly title: string;
  readonly note: string;
}

/** A certificate of which only two short lines can be read: a frame, and a seal at the upper right. */
export const SmallCertificate = (props: SmallCertificateProps) => {
  const { width, height, isTest, title, note, ...place } = props;
  return (
    <At {...place}>
      <g className="sheet">
        <rect width={width} height={height} rx={8} className="paper" />
        <rect
          x={0.5}
          y={0.5}
          width={width - 1}
          height={height - 1}
          rx={7.5}
          className="stroke-line"
        />
        <rect
          x={8}
          y={8}
          width={width - 16}
          height={height - 16}
          rx={4}
          className="stroke-brand-lift"
          strokeWidth={3}
          strokeDasharray={isTest && '7 8'}
        />
        <Label x={18} y={38} size={20} weight={800} tone="brand-ink">
          {title}
        </Label>
        <Label x={18} y={62} size={19} weight={600} tone="muted">
          {note}
        </Label>
        <Seal x={width - 34} y={39} scale={0.46} />
      </g>
    </At>
  );
};
