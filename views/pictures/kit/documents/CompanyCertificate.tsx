import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Seal } from './Certificate.tsx';
import { Signature } from './Signature.tsx';

interface CompanyCertificateProps extends Place {
  /** Upright, 124 × 152, for where there is little width. */
  readonly upright?: true;
}

/* Its size, and where its line, signature and seal are. */
const across = { width: 172, height: 136, line: 72, signed: [22, 80], seal: [128, 95] } as const;
const tall = { width: 124, height: 152, line: 70, signed: [17, 96], seal: [92, 108] } as const;

/** The certificate of a registered business in its frame, with its seal and a signature, 172 × 136 unless upright. */
export function CompanyCertificate({ upright, ...place }: CompanyCertificateProps) {
  const { width, height, line, signed, seal } = upright ? tall : across;
  return (
    <At {...place}>
      <Shadow width={width} height={height} radius={8} />
      <g className="sheet">
        <rect width={width} height={height} rx={6} className="paper" />
        <rect
          x={0.5}
          y={0.5}
          width={width - 1}
          height={height - 1}
          rx={5.5}
          className="stroke-line"
        />
        <rect
          x={7}
          y={7}
          width={width - 14}
          height={height - 14}
          rx={3}
          className="stroke-brand-lift"
          strokeWidth={3}
        />
        {['Company', 'certificate'].map((word, index) => (
          <Label
            key={word}
            x={width / 2}
            y={36 + index * 21}
            size={18}
            weight={800}
            tone="brand-ink"
            anchor="middle"
          >
            {word}
          </Label>
        ))}
        <path d={`M24 ${line}H${width - 24}`} className="stroke-marigold" strokeWidth={2} />
        <Signature x={signed[0]} y={signed[1]} scale={upright ? 0.42 : 0.62} hand="third" />
        <path
          d={`M${signed[0]} ${signed[1] + (upright ? 24 : 32)}h${upright ? 46 : 72}`}
          className="stroke-faint"
          strokeWidth={2}
        />
        <Seal x={seal[0]} y={seal[1]} scale={0.44} glyph="store" />
      </g>
    </At>
  );
}
