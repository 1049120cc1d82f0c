import type { ReactNode } from 'react';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { AppWindow } from './AppWindow.tsx';

interface BlogPageProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Of its name, which ends 50 below the bar at a scale of 1. */
  readonly nameScale?: number;
  /** Under its name; 0,0 is the top left below the bar. */
  readonly children: ReactNode;
}

/** The blog in a browser. */
export const BlogPage = ({ nameScale = 1, children, ...window }: BlogPageProps) => (
  <AppWindow {...window}>
    <At x={20} y={18} scale={nameScale}>
      <FeedMark x={0} y={0} scale={32 / 64} />
      <Label x={43} y={23} size={20} weight={700}>
        Our blog
      </Label>
    </At>
    {children}
  </AppWindow>
);
