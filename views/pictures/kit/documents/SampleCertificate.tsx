import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface SampleCertificateProps extends Place {
  readonly height: number;
}

/** A certificate of a trial in its printed frame, revoked with a red cross where its seal would be, 116 wide. */
export const SampleCertificate = ({ height, ...place }: SampleCertificateProps) => (
  <At {...place}>
    <g className="sheet">
      <rect width={116} height={height} rx={8} className="paper" />
      <rect
        x={8}
        y={8}
        width={100}
        height={height - 16}
        rx={3}
        className="stroke-brand"
        strokeWidth={3}
      />
      <Label x={58} y={height * 0.33} size={19} weight={700} anchor="middle">
        Sample
      </Label>
      <circle cx={58} cy={height * 0.65} r={25} className="red" />
      <Glyph name="x" x={58 - 16} y={height * 0.65 - 16} size={32} tone="on-brand" bold />
    </g>
  </At>
);
