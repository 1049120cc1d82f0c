import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';

interface ReaderDeviceProps {
  /** In its head. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A reader on a tablet that goes on below, 176 wide in a station of 236 × 236. */
export const ReaderDevice = ({ title, children }: ReaderDeviceProps) => (
  <>
    <path d="M30 236V46a22 22 0 0122-22H184a22 22 0 0122 22V236z" className="device" />
    <path d="M31 236V46a21 21 0 0121-21H184a21 21 0 0121 21V236" className="stroke-rim" />
    <path d="M39 236V47a14 14 0 0114-14H183a14 14 0 0114 14V236z" className="surface" />
    <path d="M39 82V47a14 14 0 0114-14H183a14 14 0 0114 14V82z" fill="url(#sheen)" />
    <Label x={52} y={65} size={20} weight={700} tone="on-brand">
      {title}
    </Label>
    <circle cx={172} cy={58} r={17} className="marigold" />
    {children}
  </>
);
