import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

interface AppWindowProps extends Place {
  readonly width: number;
  readonly height: number;
  /** The menu at the left, if it has one; the first is where we are. */
  readonly menu?: readonly GlyphName[];
  /** In the content's coordinates: it starts right of the menu, if any, and below the title bar. */
  readonly children: ReactNode;
}

/** Width of the menu and height of the title bar. */
const menuWidth = 64;
const barHeight = 40;

/** A business application in its window: title bar, a menu of icons, content. */
export function AppWindow({ width, height, menu = [], children, ...place }: AppWindowProps) {
  const side = menu.length > 0 ? menuWidth : 0;
  /* Clear of the dots where the window is small. */
  const address = Math.min(160, width - 140);
  return (
    <Panel {...place} width={width} height={height}>
      <path
        d={`M0 ${barHeight}V16A16 16 0 0116 0H${width - 16}a16 16 0 0116 16V${barHeight}z`}
        className="surface-2"
      />
      <path d={`M0 ${barHeight - 0.5}H${width}`} className="stroke-line" />
      {[0, 1, 2].map((index) => (
        <circle key={index} cx={24 + index * 16} cy={20} r={4.5} className="faint" />
      ))}
      <rect x={(width - address) / 2} y={12} width={address} height={16} rx={8} className="line" />
      {side > 0 && <path d={`M${side - 0.5} ${barHeight}V${height}`} className="stroke-line" />}
      {menu.map((glyph, index) => {
        const y = barHeight + 16 + index * 48;
        return (
          <g key={glyph}>
            {index === 0 && (
              <rect x={12} y={y} width={40} height={40} rx={8} className="brand-soft" />
            )}
            <Glyph name={glyph} x={20} y={y + 8} tone={index === 0 ? 'brand-ink' : 'muted'} />
          </g>
        );
      })}
      <rect
        x={0.5}
        y={0.5}
        width={width - 1}
        height={height - 1}
        rx={15.5}
        className="stroke-line"
      />
      <g transform={`translate(${side} ${barHeight})`}>{children}</g>
    </Panel>
  );
}
