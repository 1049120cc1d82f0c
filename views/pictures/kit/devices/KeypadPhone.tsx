import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface KeypadPhoneProps extends Place {
  /** On the display, 104 × 88, 0,0 at its top left. */
  readonly children: ReactNode;
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];

/** A telephone with keys, from the time before touch screens, 136 × 296. */
export function KeypadPhone({ children, ...place }: KeypadPhoneProps) {
  return (
    <At {...place}>
      <Shadow width={136} height={296} radius={32} />
      <rect width={136} height={296} rx={32} fill="url(#night)" />
      <rect
        x={0.5}
        y={0.5}
        width={135}
        height={295}
        rx={31.5}
        className="stroke-on-deep"
        opacity={0.2}
      />
      <path d="M54 14h28" className="stroke-faint" strokeWidth={4} />
      <rect x={10} y={26} width={116} height={100} rx={12} className="shade" />
      <g transform="translate(16 32)">
        <rect width={104} height={88} rx={8} className="green-soft" />
        {children}
      </g>
      <rect x={46} y={138} width={44} height={26} rx={13} className="brand" />
      <path d="M18 151h16" className="stroke-green" strokeWidth={6} />
      <path d="M102 151h16" className="stroke-red" strokeWidth={6} />
      {keys.map((key, index) => {
        const x = 14 + (index % 3) * 37;
        const y = 174 + Math.floor(index / 3) * 28;
        return (
          <g key={key}>
            <rect x={x} y={y} width={34} height={22} rx={8} className="surface-2" />
            <Label x={x + 17} y={y + 16} size={14} weight={700} tone="muted" anchor="middle">
              {key}
            </Label>
          </g>
        );
      })}
    </At>
  );
}
