import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';

interface PlanWindowProps {
  readonly title: string;
  /** On the small picture of phones. */
  readonly narrow?: true;
  /** In coordinates that begin below the title bar; the lower edge of the picture cuts the window. */
  readonly children: ReactNode;
}

/** The window, its title bar, and the letters in all of it, so that pictures beside each other have one scale. */
export const planWindow = {
  wide: { x: 16, y: 11, width: 208, bar: 30, size: 15, figure: 26, dots: 18 },
  narrow: { x: 8, y: 14, width: 144, bar: 40, size: 18, figure: 32, dots: 15 },
} as const;

/** A fragment of the application that keeps a compensation plan: its title bar, and what is in it at one place. */
export function PlanWindow({ title, narrow, children }: PlanWindowProps) {
  const { x, y, width, bar, size, dots } = planWindow[narrow ? 'narrow' : 'wide'];
  return (
    <Panel x={x} y={y} width={width} height={240} radius={14}>
      <path
        d={`M0 ${bar}V14A14 14 0 0114 0H${width - 14}a14 14 0 0114 14V${bar}z`}
        fill="url(#sheen)"
      />
      {[0, 1, 2].map((index) => (
        <circle
          key={index}
          cx={dots + index * 10}
          cy={bar / 2}
          r={3}
          className="on-brand"
          opacity={0.55}
        />
      ))}
      <Label x={dots + 34} y={bar / 2 + size * 0.36} size={size} weight={700} tone="on-brand">
        {title}
      </Label>
      <g transform={`translate(0 ${bar})`}>{children}</g>
    </Panel>
  );
}
