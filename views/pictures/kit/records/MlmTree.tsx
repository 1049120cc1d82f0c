import type { ReactNode } from 'react';
import { Portrait } from '../people/Portrait.tsx';
import { Scene } from '../stage/Scene.tsx';

export type TreeNode = readonly [x: number, y: number, level: 0 | 1 | 2];

/** How large a seller is on each level, the same in every tree. */
const sizes = [58, 50, 36] as const;

interface MlmTreeProps {
  /** The first is at the top. */
  readonly sellers: readonly TreeNode[];
  /** Lines between them. */
  readonly lines: string;
  /** With which of the five looks the seller at the top begins. */
  readonly leader?: 0 | 2 | 4;
  /** What the sellers stand on. */
  readonly behind?: ReactNode;
  readonly children?: ReactNode;
}

/** The size of a drawing of a seller tree. */
export const treeSize = { width: 360, height: 252 } as const;

const hair = ['bun', 'short', 'long', 'short', 'turban'] as const;
const clothes = ['brand', 'green', 'brand-lift', 'brand', 'green'] as const;

/** Sellers under each other, joined by lines; what is special about the plan is drawn by its scene. */
export function MlmTree({ sellers, lines, leader = 0, behind, children }: MlmTreeProps) {
  return (
    <Scene {...treeSize} ground="mint">
      {behind}
      <path d={lines} className="stroke-brand" strokeWidth={2.5} />
      {sellers.map(([x, y, level], index) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={sizes[level] / 2 + 3} className="surface" />
          <Portrait
            x={x}
            y={y}
            size={sizes[level]}
            hair={hair[(index + leader) % 5] ?? 'bun'}
            clothes={clothes[(index + leader) % 5] ?? 'brand'}
            skin={index % 3 === 1 ? 'skin-deep' : 'skin'}
          />
        </g>
      ))}
      {children}
    </Scene>
  );
}
