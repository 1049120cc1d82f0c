import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';

interface SariShopFrontProps extends Place {
  /** How much of it the picture shows; its name is in the middle of that. */
  readonly width: number;
  /** What hangs and lies in it: from 78, where the awning ends, to the counter at 300. */
  readonly children: ReactNode;
}

/** The open front of the shop Asha Saris with its left post, 420 high: the name over the awning, and the counter. */
export const SariShopFront = ({ width, children, ...place }: SariShopFrontProps) => (
  <At {...place}>
    <path d={`M8 40H${width}V320H8z`} className="marigold-soft" />
    <path d={`M8 56H${width}V92H8z`} className="marigold" opacity={0.16} />
    <path d="M2 40H14V310H2z" className="skin-deep" />
    <path d={`M-6 300H${width}V320H-6z`} className="brand-lift" />
    <path d={`M0 320H${width}V430H0z`} fill="url(#sheen)" />
    <path d={`M0 320H${width}V326H0z`} className="shade" />
    <Awning x={-8} y={40} stripe={26} count={Math.ceil((width + 8) / 26)} drop={16} tone="red" />
    <path d={`M-8 8A8 8 0 010 0H${width}V42H-8z`} className="deep-lift" />
    <Label x={width / 2} y={29} size={24} weight={800} tone="code-string" anchor="middle">
      Asha Saris
    </Label>
    {children}
  </At>
);
