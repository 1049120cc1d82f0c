import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { Scene } from '../stage/Scene.tsx';
import { narrowWordSize, wordSize } from '../stage/wordSize.ts';

interface AimWordProps {
  /** Without one it is the brand's. */
  readonly tone?: Colour;
  readonly narrow?: boolean;
  /** What stands on it: 20 from the edges (16 when narrow), in letters of 15 and figures of 18. */
  readonly children: ReactNode;
}

/** One word of the company's aim on a ground of its own. */
export function AimWord({ tone, narrow, children }: AimWordProps) {
  const size = narrow ? narrowWordSize : wordSize;
  return (
    <Scene {...size} ground="brand">
      {tone && <rect {...size} className={tone} />}
      {children}
    </Scene>
  );
}
