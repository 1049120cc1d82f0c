import type { ReactNode } from 'react';
import { bitSize, narrowBitSize } from './bitSize.ts';
import { Scene } from './Scene.tsx';

interface SpotShelfProps {
  readonly narrow?: true;
  /** Stands at 138, or at 186 where it is narrow. */
  readonly children: ReactNode;
}

/** What stands on a low shelf, without a ground behind it: so a row of small pictures is no second row of scenes. */
export function SpotShelf({ narrow, children }: SpotShelfProps) {
  const size = narrow ? narrowBitSize : bitSize;
  const depth = narrow ? 46 : 38;
  return (
    <Scene {...size} ground="none">
      <rect
        y={size.height - depth}
        width={size.width}
        height={depth}
        rx={12}
        className="brand-soft"
      />
      {children}
    </Scene>
  );
}
