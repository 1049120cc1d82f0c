import { Phone } from '../devices/Phone.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';

const found = [
  ['Block', '1042'],
  ['Published', '14 Nov'],
  ['Revoked', 'No'],
] as const;

interface CheckedCertificateProps extends Place {
  readonly height: number;
}

/** An employer’s phone that has checked a certificate, 212 wide, for a dark ground. */
export const CheckedCertificate = ({ height, ...place }: CheckedCertificateProps) => (
  <Phone {...place} width={212} height={height} head={58} lit>
    <TurningTick x={97} y={134} size={84} ringed />
    <Label x={97} y={228} size={28} weight={800} tone="green-ink" anchor="middle">
      Verified
    </Label>
    {found.map(([name, value], index) => (
      <g key={name} transform={`translate(18 ${260 + index * 56})`}>
        <path d="M0 .500H158" className="stroke-line" />
        <Label x={0} y={34} size={17} tone="muted">
          {name}
        </Label>
        <Label x={158} y={34} size={18} weight={700} anchor="end">
          {value}
        </Label>
      </g>
    ))}
  </Phone>
);
