import type { ReactNode } from 'react';
import { PlanGround } from '../documents/PlanGround.tsx';
import { At } from '../stage/At.tsx';
import { Scene } from '../stage/Scene.tsx';
import { wordSize } from '../stage/wordSize.ts';

/** One word of the company's aim for phones: a plan with one thing on it, 176 × 148, in the middle of what the page shows. */
export const AimWord = ({ children }: { readonly children: ReactNode }) => (
  <Scene {...wordSize} ground="brand">
    <g className="sheet">
      <PlanGround x={0} y={0} {...wordSize} />
      <At x={24} y={19}>
        {children}
      </At>
    </g>
  </Scene>
);
