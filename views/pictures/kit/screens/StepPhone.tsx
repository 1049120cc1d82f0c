import type { ReactNode } from 'react';
import { BarePhone } from '../devices/BarePhone.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At } from '../stage/At.tsx';
import { WallLight } from '../stage/WallLight.tsx';

/** Where the phone of each step is, and how wide its screen is. */
export const stepPhone = { x: 32, y: 24, width: 172, screen: 160 } as const;

/** Where what is done in a step begins, and how wide it is: it leaves the phone by as much at either side. */
export const stepCard = { x: 20, width: 196 } as const;

interface StepPhoneProps {
  /** On its screen, which runs over the lower edge. */
  readonly screen: ReactNode;
  /** What is done in this step, larger than the phone and before it. */
  readonly children: ReactNode;
}

/** The phone of one step of a subscription, 236 × 236 with its ground: the same in all of them, so that only its screen goes on. */
export const StepPhone = ({ screen, children }: StepPhoneProps) => (
  <>
    <WallLight />
    <At x={stepPhone.x} y={stepPhone.y}>
      <Shadow width={stepPhone.width} height={260} />
      <BarePhone x={0} y={0} width={stepPhone.width} height={280}>
        {screen}
      </BarePhone>
    </At>
    {children}
  </>
);
