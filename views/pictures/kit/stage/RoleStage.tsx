import type { ReactNode } from 'react';
import { type Ground, Scene } from './Scene.tsx';

/** The size of the pictures of who has a part in a network of shops. */
export const roleSize = { width: 360, height: 200 } as const;

interface RoleStageProps {
  readonly ground: Ground;
  /** The middle of the head. */
  readonly head: number;
  readonly children: ReactNode;
}

/** Where somebody with such a part does the work: a light behind the head, so that dark hair and clothes are seen after dark. */
export const RoleStage = ({ ground, head, children }: RoleStageProps) => (
  <Scene {...roleSize} ground={ground} radius={0}>
    <circle cx={head} cy={112} r={88} className="on-brand" opacity={0.22} />
    {children}
  </Scene>
);
