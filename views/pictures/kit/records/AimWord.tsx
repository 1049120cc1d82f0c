import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { Scene } from '../stage/Scene.tsx';
import { wordSize } from '../stage/wordSize.ts';

interface AimWordProps {
  /** Without one it is the brand's. */
  readonly tone?: Colour;
  /** What stands on it: 16 from the edges or nearer. */
  readonly children: ReactNode;
}

/** One word of the company's aim on a ground of its own. */
export function AimWord({ tone, children }: AimWordProps) {
  return (
    <Scene {...wordSize} ground="brand">
      {tone && <rect {...wordSize} className={tone} />}
      {children}
    </Scene>
  );
}
