import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface PinReaderProps extends Place {
  /** On the display, 128 × 48, 0,0 at its top left. */
  readonly children?: ReactNode;
  /** Its keys have a dot each instead of digits, which would be too small to read. */
  readonly small?: boolean;
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'red', '0', 'green'] as const;
const lights = [64, 75, 86, 97];

/** The white reader of a micro ATM, 160 × 248: lights, display, keys for a PIN, buttons at its sides, a slot for the chip below. */
export function PinReader({ children, small, ...place }: PinReaderProps) {
  return (
    <At {...place}>
      <g className="sheet">
        <Shadow width={160} height={248} radius={28} />
        <path d="M-4 96h8v34h-8zM156 72h8v22h-8zM156 104h8v22h-8z" className="faint" />
        <path
          d="M28 0H132a28 28 0 0128 28V186L150 226a26 26 0 01-26 22H36a26 26 0 01-26-22L0 186V28A28 28 0 0128 0z"
          className="paper"
        />
        <path
          d="M28 1H132a27 27 0 0127 27V186L149 226a25 25 0 01-25 21H36a25 25 0 01-25-21L1 186V28A27 27 0 0128 1z"
          className="stroke-faint"
          strokeWidth={2}
        />
        {lights.map((x, index) => (
          <circle key={x} cx={x} cy={12} r={3.2} className={index ? 'line' : 'green'} />
        ))}
        <rect x={11} y={19} width={138} height={58} rx={12} className="deep" />
        <g transform="translate(16 24)">
          <rect width={128} height={48} rx={8} className="surface" />
          {children}
        </g>
        {keys.map((key, index) => (
          <At key={key} x={18 + (index % 3) * 44} y={88 + Math.floor(index / 3) * 34}>
            <Key face={key} small={small} />
          </At>
        ))}
        <rect x={22} y={227} width={116} height={11} rx={5.5} className="deep" />
      </g>
    </At>
  );
}

interface KeyProps {
  readonly face: (typeof keys)[number];
  readonly small: boolean | undefined;
}

function Key({ face, small }: KeyProps) {
  if (face === 'red' || face === 'green')
    return (
      <>
        <rect width={36} height={27} rx={8} className={face} />
        <path
          d={face === 'red' ? 'M13 8.500l10 10m0-10l-10 10' : 'M11.500 14l4.500 4.500 8.500-9'}
          className="stroke-on-brand"
          strokeWidth={3}
        />
      </>
    );
  return (
    <>
      <rect width={36} height={27} rx={8} className="brand-soft" />
      {small ? (
        <circle cx={18} cy={13.5} r={4} className="brand" />
      ) : (
        <Label x={18} y={20.5} size={20} weight={700} anchor="middle">
          {face}
        </Label>
      )}
    </>
  );
}
