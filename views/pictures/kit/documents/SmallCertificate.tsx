import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Seal } from './Certificate.tsx';

interface SmallCertificateProps extends Place {
  /** A copy for a trial: its frame is dashed, and it has no seal. */
  readonly isTest?: true;
}

const corners = [
  [16, 16],
  [190, 16],
  [16, 134],
  [190, 134],
] as const;

const Corners = () =>
  corners.map(([x, y]) => (
    <At key={`${x} ${y}`} x={x} y={y}>
      <path d="M0-13L13 0 0 13-13 0z" className="brand" />
      <circle r={4} className="marigold" />
    </At>
  ));

/** The certificate where it is too small for its words: its frame, and a seal that hangs 45 below it, 206 × 150. */
export const SmallCertificate = ({ isTest, ...place }: SmallCertificateProps) => (
  <At {...place}>
    <g className="sheet">
      <Shadow width={206} height={150} radius={8} />
      <rect width={206} height={150} rx={8} className="paper" />
      <rect width={206} height={150} rx={8} className="stroke-line" />
      <rect
        x={11}
        y={11}
        width={184}
        height={128}
        rx={3}
        className={isTest ? 'stroke-brand-lift' : 'stroke-brand'}
        strokeWidth={5}
        strokeDasharray={isTest && '9 9'}
      />
      {isTest ? (
        <path d="M34 42H112M34 66H84" className="stroke-faint" strokeWidth={9} opacity={0.6} />
      ) : (
        <>
          <Corners />
          <path d="M54 42H152" className="stroke-ink" strokeWidth={10} />
          <path d="M34 66H58M148 66H172" className="stroke-marigold" strokeWidth={4} />
          <Seal x={103} y={106} />
        </>
      )}
    </g>
  </At>
);
