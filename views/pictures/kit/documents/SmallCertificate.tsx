import { At, type Place } from '../stage/At.tsx';
import { Seal } from './Certificate.tsx';

interface SmallCertificateProps extends Place {
  readonly width: number;
  readonly height: number;
  /** For a trial: its frame is dashed. */
  readonly isTest?: true;
}

/** A certificate that is too small for words: a frame, lines and a seal at the upper right. */
export const SmallCertificate = ({ width, height, isTest, ...place }: SmallCertificateProps) => (
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
      <path d={`M24 31H${width * 0.5}`} className="stroke-brand" strokeWidth={9} />
      <path d={`M24 50H${width * 0.42}`} className="stroke-faint" strokeWidth={6} />
      <Seal x={width - 40} y={42} scale={0.52} />
    </g>
  </At>
);
