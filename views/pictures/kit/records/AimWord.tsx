import type { ReactNode } from 'react';
import { PlanGround } from '../documents/PlanGround.tsx';
import { At } from '../stage/At.tsx';
import { Scene } from '../stage/Scene.tsx';

/** The size of the drawings of the company's aim for phones, word by word: low, because four stand below each other. */
export const aimWord = { width: 350, height: 152 } as const;

/** One word of the company's aim for phones: a plan with one thing on it, 302 × 104, in its middle. */
export const AimWord = ({ children }: { readonly children: ReactNode }) => (
  <Scene {...aimWord} ground="brand">
    <g className="sheet">
      <PlanGround x={0} y={0} {...aimWord} />
      <At x={24} y={24}>
        {children}
      </At>
    </g>
  </Scene>
);
