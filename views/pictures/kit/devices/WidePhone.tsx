import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { DeviceCase } from './DeviceCase.tsx';

interface WidePhoneProps extends Place {
  /** On the screen, 102 × 66, 0,0 at its top left. */
  readonly children: ReactNode;
}

/** A phone on its side in a low rest, 124 × 86; it stands on its lower edge. */
export const WidePhone = ({ children, ...place }: WidePhoneProps) => (
  <At {...place}>
    <path d="M22 64H102L112 80q2 6-5 6H17q-7 0-5-6z" className="on-deep-muted" />
    <DeviceCase width={124} height={78} radius={14} />
    <rect x={13} y={6} width={105} height={66} rx={8} className="surface" />
    <circle cx={7} cy={39} r={2} className="rim" />
    <At x={13} y={6}>
      {children}
    </At>
    <path d="M18 76H106V82a4 4 0 01-4 4H22a4 4 0 01-4-4z" className="on-deep-muted" />
  </At>
);
